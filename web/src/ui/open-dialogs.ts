/**
 * The modal dialogs that are open, the topmost last. Everything outside the topmost is inert and lies under it: what must
 * be seen and reached meanwhile is put into it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that `dialog` is open; what it gives says that it is not any more. */
export function dialogIsOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

export const openDialogs = {
  topmost: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
