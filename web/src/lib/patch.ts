/** Bring a view up to date, as docs/protocol.md says. The old view stays as it is: what has changed is new. */
import type { Patch, View } from './types';

type Place = Record<string | number, unknown> | unknown[];

function copied(place: Place): Place {
  return Array.isArray(place) ? [...place] : { ...place };
}

export function patched(view: View | null, patch: Patch | null | undefined): View | null {
  if (!patch) return view;
  if ('full' in patch && patch.full !== undefined && patch.full !== null) return patch.full;
  if (!view) return view;
  const next = { ...view } as unknown as Record<string | number, unknown>;
  const fresh = new Set<unknown>([next]);
  for (const change of patch.set ?? []) {
    const [value, last, ...steps] = [...change].reverse() as [unknown, string | number, ...(string | number)[]];
    let place: Record<string | number, unknown> = next;
    for (const step of steps.reverse()) {
      let inner = place[step] as Place;
      if (!fresh.has(inner)) {
        inner = copied(inner);
        fresh.add(inner);
        place[step] = inner;
      }
      place = inner as Record<string | number, unknown>;
    }
    place[last] = value;
  }
  for (const name of patch.drop ?? []) delete next[name];
  return next as unknown as View;
}
