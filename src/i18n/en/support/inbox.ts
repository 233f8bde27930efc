export const inboxTexts = {
  inbox: {
    title: 'Inbox',
    list: 'Messages',
    unread: 'Unread',
    untitled: 'No title',
    more: 'Load more',
    edit: 'Edit',
    done: 'Done',
    selectAll: 'Select all',
    selected: (count: number) => (count === 1 ? '1 message selected' : `${count} messages selected`),
    read: 'Read',
    reading: (at: number, count: number) => `Reading ${at} of ${count}…`,
    delete: 'Delete',
    deleting: (at: number, count: number) => `Deleting ${at} of ${count}…`,
    deleteTitle: 'Delete messages',
    deleteQuestion: (count: number) =>
      count === 1
        ? 'Delete 1 message? It can’t be restored.'
        : `Delete ${count} messages? They can’t be restored.`,
    cancel: 'Cancel',
    notRead: 'Could not be marked as read:',
    notDeleted: 'Could not be deleted:',
    emptyHint: 'News about your account and your bonuses will arrive here.',
    failed: 'Your messages could not be loaded.',
    stale: 'The messages could not be refreshed.',
    moreFailed: 'More messages could not be loaded.',
  },
}
