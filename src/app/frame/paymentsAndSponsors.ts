/** Names, each with a sign of our own in `signs.svg`. Never use anybody's logo. */
export const PAYMENTS = ['Bank deposit', 'bKash', 'UPAY', 'OKWallet', 'SureCash', 'tapPay', 'USDT', 'BTC']

/** Made-up names. */
export const SPONSORS = ['Padma Kites FC', 'Shapla Runners', 'Meghna Rowing Club'] as const
