/** Ref callback: opens the dialog when it mounts, and closes it before it unmounts so that the focus returns. */
export function openOnMount(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
