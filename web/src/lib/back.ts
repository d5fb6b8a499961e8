/**
 * On a phone, "back" closes the sheet that lies on top. While one is open the history has an entry for it, one for all of them;
 * it goes with the last sheet.
 */
const open: (() => void)[] = [];

const isMarked = (): boolean => Boolean((history.state as { sheet?: boolean } | null)?.sheet);
const mark = (): void => {
  if (!isMarked()) history.pushState({ sheet: true }, '');
};

/** A sheet is open; what comes back is called when it is closed. */
export function underBack(close: () => void): () => void {
  open.push(close);
  mark();
  return () => {
    open.splice(open.indexOf(close), 1);
    // the next sheet may open in the same moment
    setTimeout(() => {
      if (!open.length && isMarked()) history.back();
    });
  };
}

/** Another page takes the place of the entry of an open sheet. */
export const isUnderSheet = (): boolean => isMarked();

/** Called once. */
export function watchBack(): void {
  addEventListener('popstate', () => {
    if (!open.length || isMarked()) return;
    open.at(-1)?.();
    if (open.length > 1) mark();
  });
}
