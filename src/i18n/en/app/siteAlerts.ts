export const siteAlertsTexts = {
  siteAlerts: {
    maintenance: 'The site is under maintenance. Some things may not work.',
    ended: 'Your session has ended. Please log in again.',
  },
}
