export const maintenanceTexts = {
  maintenance: {
    title: 'Under maintenance',
    text: 'We are making things better and will be back soon. This page comes back by itself.',
    records: 'Transaction Records',
  },
}
