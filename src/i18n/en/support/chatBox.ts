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
    hello: 'Hello! How can we help you?',
    asked: 'Often asked',
    /** By their ids in the FAQ. */
    questions: {
      'deposit-time': 'When does my money arrive?',
      'withdrawal-refused': 'Why can’t I withdraw?',
      turnover: 'What is turnover?',
      'verify-phone': 'Why should I verify my phone, and how?',
    },
    days: { today: 'Today', yesterday: 'Yesterday' },
    /** Said after the address of a link. */
    away: '(opens another site)',
    failed: 'The messages could not be loaded.',
    stale: 'The messages could not be refreshed.',
    missing: 'This chat could not be found.',
    toList: 'All messages',
  },
}
