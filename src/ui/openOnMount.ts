/** Ref callback: opens the dialog when it mounts, and closes it before it unmounts so that the focus returns. */
export function openOnMount(dialog: HTMLDialogElement) {
  // The copy of a dialog that still leaves may have the same fields.
  for (const copy of document.querySelectorAll('dialog[inert]')) copy.remove()
  dialog.showModal()
  return () => dialog.close()
}
