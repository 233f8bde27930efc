/** Names only, shown on neutral tiles. Never use anybody's logo. */
export const PAYMENTS = ['Bank deposit', 'bKash', 'UPAY', 'OKWallet', 'SureCash', 'tapPay', 'USDT', 'BTC']

/** Made-up names. */
export const SPONSORS = ['Padma Kites FC', 'Shapla Runners', 'Meghna Rowing Club'] as const
