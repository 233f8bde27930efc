/** Names and abbreviations that Bengali texts keep in Latin letters. */
const NAMES = [
  ...['BDT', 'INR', 'PKR', 'USDT', 'TK', 'VIP', 'VP', 'OTP', 'SMS', 'FAQ', 'QR', 'MB', 'iOS', 'Android'],
  ...['WhatsApp', 'Telegram', 'Facebook', 'English', 'TRC20', 'BM', 'Rs', 'GMT', '000-DEMO'],
  // Browsers and their commands, as quoted by the installation steps.
  ...['iPhone', 'Chrome', 'Edge', 'Safari', 'Firefox', 'Messenger', 'https', 'Open in browser'],
  ...['Add to Home Screen', 'Add(?=-এ)', 'Share(?=-এ)', 'Install(?=-এ)'],
  // The list of sports.
  ...['Lucky Sports', 'Exchange', 'I-Sports', 'E1Sports', 'Horsebook', 'Virtual', 'Kabaddi', 'CMD Sports'],
  // Methods and sponsors in the footer.
  ...['Bank deposit', 'bKash', 'UPAY', 'OKWallet', 'SureCash', 'tapPay', 'BTC', 'Padma Kites FC'],
  ...['Shapla Runners', 'Meghna Rowing Club'],
]
const NAME = new RegExp(`(?<![a-z])(${NAMES.join('|')})(?![a-z])`, 'gi')

/** True if a Bengali text has words in Latin letters that are neither names nor abbreviations. */
export const hasForeignWords = (text: string): boolean => /[a-z]{2}/i.test(text.replaceAll(NAME, ' '))
