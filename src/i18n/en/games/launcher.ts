export const launcherTexts = {
  launcher: {
    launching: (name: string) => `Opening ${name}…`,
    cancel: 'Cancel',
    silent: 'An unexpected error occurred',
  },
}
