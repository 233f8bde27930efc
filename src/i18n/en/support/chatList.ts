export const chatListTexts = {
  chatList: {
    title: 'Messages',
    list: 'Chats',
    emptyHint: 'Your chats with support will be listed here.',
  },
}
