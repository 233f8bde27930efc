export const arrivalsTexts = {
  arrivals: {
    deposit: (amount: string) => `Your deposit of ${amount} has arrived.`,
    bonus: (amount: string) => `Your bonus of ${amount} has arrived.`,
    turnover: (amount: string) => `Its turnover is ${amount}.`,
    withdraw: (amount: string) =>
      `Your withdrawal of ${amount} was rejected. The money is back in your wallet.`,
  },
}
