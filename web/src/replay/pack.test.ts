import { expect, test } from 'vitest';
import { pack, unpack } from './pack';

test('what goes into a link comes out again, in letters that an address may hold', async () => {
  const text = JSON.stringify({ players: ['Änne', '🧅'], actions: Array.from({ length: 200 }, (_, i) => `play R${i % 10}`) });
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 3);
  expect(await unpack(packed)).toBe(text);
});

test('anything else is refused', async () => {
  for (const bad of ['', 'x', '%%%', 'AAAA', (await pack('{}')).slice(0, -2)]) await expect(unpack(bad)).rejects.toThrow();
});

test('so is what would fill the memory', async () => {
  await expect(unpack(await pack(' '.repeat(5_000_000)))).rejects.toThrow('too large');
});
