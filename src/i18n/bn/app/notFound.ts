import type { notFoundTexts as English } from '../../en/app/notFound.ts'

export const notFoundTexts: typeof English = {
  notFound: {
    title: 'পেজটি পাওয়া যায়নি',
    text: 'এই ঠিকানায় কিছু নেই।',
  },
}
