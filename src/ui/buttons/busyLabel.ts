/** Returns the label of a button; with an ellipsis while its action is running. */
export const busyLabel = (label: string, busy: boolean) => (busy ? `${label}…` : label)
