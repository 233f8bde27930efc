export const chatBoxTexts = {
  chatBox: {
    /** Shown until the partner's name is known. */
    support: 'Support',
    conversation: 'Conversation',
    you: 'You',
    field: 'Type a message',
    typing: 'Typing...',
    send: 'Send',
    sending: 'Sending…',
    notSent: 'Not sent.',
    newMessages: 'New messages',
    emptyHint: 'Write to us and we will answer here.',
    failed: 'The messages could not be loaded.',
    stale: 'The messages could not be refreshed.',
    missing: 'This chat could not be found.',
    toList: 'All messages',
  },
}
