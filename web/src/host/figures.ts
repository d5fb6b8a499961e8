/** What nodes count, put together: sums, rates and how long things take. */
export interface Fault {
  time: number;
  level: string;
  message: string;
}

export type Sample = [name: string, labels: Record<string, string>, value: number];

export interface Node {
  node: string;
  crew: string;
  worker: number;
  version: string;
  since: number;
  time: number;
  tables: number;
  watched: number;
  connections: number;
  people: number;
  faults: Fault[];
  samples: Sample[];
}

export interface Overview {
  nodes: Node[];
  storage: { engine: string; bytes: number; free: number | null; phases: Record<string, number>; people: number; events: number };
}

/** A counter of all nodes together. */
export function total(nodes: Node[], name: string, labels: Record<string, string> = {}): number {
  let sum = 0;
  for (const { samples } of nodes) {
    for (const [found, has, value] of samples) {
      if (found === name && Object.entries(labels).every(([label, wanted]) => has[label] === wanted)) sum += value;
    }
  }
  return sum;
}

/** What a counter has grown by; a node that has begun anew counts from 0. */
export function grown(now: Node[], before: Node[], name: string, labels: Record<string, string> = {}): number {
  let sum = 0;
  for (const node of now) {
    const then = before.filter((one) => one.node === node.node);
    sum += Math.max(0, total([node], name, labels) - total(then, name, labels));
  }
  return sum;
}

/** The values that a label has. */
export function values(nodes: Node[], name: string, label: string): string[] {
  const found = nodes.flatMap(({ samples }) => samples.filter(([one]) => one === name).map(([, has]) => has[label] ?? ''));
  return [...new Set(found)].sort();
}

/** Within how many seconds this share of what was timed is done; null if nothing was timed, Infinity beyond the last mark. */
export function within(now: Node[], before: Node[], name: string, share: number): number | null {
  const marks = values(now, `${name}_bucket`, 'le')
    .map((le) => ({ le, limit: le === '+Inf' ? Infinity : Number(le) }))
    .sort((a, b) => a.limit - b.limit)
    .map(({ le, limit }) => ({ limit, count: grown(now, before, `${name}_bucket`, { le }) }));
  const all = marks.at(-1)?.count ?? 0;
  if (!all) return null;
  return marks.find(({ count }) => count >= all * share)?.limit ?? Infinity;
}

/** The last faults of all nodes, the latest first. */
export function faults(nodes: Node[], most = 12): Fault[] {
  const all = nodes.flatMap((node) => node.faults);
  return all.sort((a, b) => b.time - a.time).slice(0, most);
}
