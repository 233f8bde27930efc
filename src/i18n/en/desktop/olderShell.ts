export const olderShellTexts = {
  olderShell: {
    previous: 'Previous categories',
    next: 'Next categories',
  },
}
