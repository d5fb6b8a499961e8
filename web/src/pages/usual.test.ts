import { describe, expect, it } from 'vitest';
import { checked } from './usual';

describe('what was chosen last time', () => {
  const fresh = checked(null, 'mu');

  it('is fresh when there is nothing, or nonsense', () => {
    expect(fresh).toMatchObject({ players: 4, seats: [], options: {}, listed: false, practice: false, pauses: null });
    expect(checked(undefined, 'mu2').players).toBe(2);
    for (const odd of [7, 'x', [], { players: 'four', seats: [1], options: { a: {} }, clock: { per: 'year' }, listed: 1 }])
      expect(checked(odd, 'mu')).toEqual(fresh);
    expect(checked({ clock: { per: 'move', seconds: 'long', minutes: 1, increment: 0 } }, 'mu')).toEqual(fresh);
  });

  it('is kept where it is sound', () => {
    const kept = {
      players: 5,
      seats: ['club', 'friend'],
      options: { target: 100 },
      clock: { per: 'match', seconds: 30, minutes: 10, increment: 2 },
      listed: true,
      practice: true,
      takeBacks: false,
      pauses: false,
    };
    expect(checked(kept, 'mu')).toEqual(kept);
  });
});
