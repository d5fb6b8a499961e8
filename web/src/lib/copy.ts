/** Put a text on the clipboard; pages without https have only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr';
    const before = document.activeElement;
    (document.querySelector('dialog[open]') ?? document.body).append(field); // what is outside of a dialog cannot be selected
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}
