export const helpTexts = {
  help: {
    lead: 'Our team answers around the clock.',
    login: 'Log in to chat with us',
  },
}
