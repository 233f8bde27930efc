import type { olderShellTexts as English } from '../../en/desktop/olderShell.ts'

export const olderShellTexts: typeof English = {
  olderShell: {
    previous: 'আগের ক্যাটাগরি',
    next: 'পরের ক্যাটাগরি',
  },
}
