import type { Messages } from '../../en.ts'

export const notFound: Messages['notFound'] = { title: 'পেজটি পাওয়া যায়নি', text: 'এই ঠিকানায় কিছু নেই।' }
