/** Whether the keyboard is in use: from the first key on, until a pointer moves. Then the cards show their keys. */
const state = $state({ inUse: false });

addEventListener('keydown', () => (state.inUse = true));
addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) state.inUse = false;
});
addEventListener('pointerdown', () => (state.inUse = false));

export const keyboard = {
  get inUse(): boolean {
    return state.inUse;
  },
};
