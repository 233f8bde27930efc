export const contactTexts = {
  contact: { whatsapp: 'WhatsApp', facebook: 'Facebook', telegram: 'Telegram', email: 'Email' },
}
