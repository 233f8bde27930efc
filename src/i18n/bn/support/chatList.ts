import type { chatListTexts as English } from '../../en/support/chatList.ts'

export const chatListTexts: typeof English = {
  chatList: {
    title: 'মেসেজ',
    list: 'চ্যাট',
    emptyHint: 'সাপোর্টের সাথে আপনার চ্যাট এখানে দেখা যাবে।',
  },
}
