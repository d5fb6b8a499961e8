import { expect, test } from 'vitest';
import { worth } from './promised';

const proof = { scheme: 'eklat-fair/2', commitment: 'c0ffee', secret: '', salts: ['pepper', 'salt'], match: 1, seals: ['5ea1', '5ea2'], missed: [] };
const known = { table: 'kbf-tzmw-rdp', match: 1, commitment: 'c0ffee', salt: 'pepper', seals: ['5ea1', '5ea2'] };

test('what was shown is what the proof says', () => {
  expect(worth(known, proof)).toBe('kept');
});

test('another promise, other seals, or a share that was opened and is not in', () => {
  expect(worth({ ...known, commitment: 'decaf' }, proof)).toBe('broken');
  expect(worth({ ...known, seals: ['5ea1', '5ea3'] }, proof)).toBe('broken');
  expect(worth(known, { ...proof, salts: ['', 'salt'] })).toBe('broken');
  expect(worth(known, { ...proof, salts: ['', 'more salt'], seals: ['', '5ea3'], missed: [0] })).toBe('broken');
});

test('a share that never was opened is not in because others have sealed theirs', () => {
  const { seals: _, ...unopened } = known;
  expect(worth(unopened, { ...proof, salts: ['', 'salt'], seals: ['', '5ea2'], missed: [0] })).toBe('out');
  expect(worth(unopened, { ...proof, salts: ['', 'salt'] })).toBe('out');
});

test('a word that was said aloud, as long ago', () => {
  const { seals: _, ...aloud } = known;
  const { seals: __, missed: ___, ...older } = proof;
  expect(worth(aloud, older)).toBe('kept');
});
