/**
 * Files of tests share one process, which takes a third of the time that a process for each takes. Each finds fresh modules
 * and the globals of Node; whoever changes one other than by `vi.stubGlobal` fails, before another file is surprised by it.
 */
import { afterAll, expect, vi } from 'vitest';

const globals = (): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
const before = globals();
/** What Node makes of a getter when it is first asked for is no change. */
const isChanged = (was: PropertyDescriptor | undefined, is: PropertyDescriptor | undefined): boolean =>
  !was || !is || (!was.get && !Object.is(was.value, is.value));

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  const after = globals();
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  expect(
    [...names].filter((name) => isChanged(before[name], after[name])),
    'globals are changed by vi.stubGlobal, which is taken back',
  ).toEqual([]);
});
