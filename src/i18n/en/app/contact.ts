export const contactTexts = {
  contact: {
    title: 'Contact Us',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    telegram: 'Telegram',
    email: 'Email',
  },
}
