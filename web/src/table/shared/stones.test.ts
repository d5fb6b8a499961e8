import { expect, test } from 'vitest';
import { stoneFace } from './stones';

test('every stone of the house has a face of its own, and nobody else has one', () => {
  const faces = ['Kiesel', 'Quarz', 'Basalt', 'Schiefer', 'Granit', 'Marmor'].map(stoneFace);
  expect(new Set(faces).size).toBe(6);
  expect(faces).not.toContain(null);
  expect(stoneFace('Anna')).toBe(null);
});
