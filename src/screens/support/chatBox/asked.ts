/** The questions of the FAQ that an empty chat leads to, by their ids there. */
export const ASKED = ['deposit-time', 'withdrawal-refused', 'turnover', 'verify-phone'] as const
