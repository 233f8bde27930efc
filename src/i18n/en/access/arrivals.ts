export const arrivalsTexts = {
  arrivals: {
    deposit: (amount: string) => `Your deposit of ${amount} has arrived.`,
    bonus: (amount: string) => `Your bonus of ${amount} has arrived.`,
  },
}
