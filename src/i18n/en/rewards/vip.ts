export const vipTexts = {
  vip: {
    title: 'My VIP',
    points: 'VP Points',
    failed: 'Your VIP points could not be loaded.',
    stale: 'The points could not be refreshed.',
    progress: 'Progress to the next conversion',
    missing: (points: string) => `${points} VP more and you can convert.`,
    ready: (points: string) => `You can convert up to ${points} VP now.`,
    worth: (points: string, money: string) => `${points} VP = ${money}`,
    amount: 'VP to convert',
    clear: 'Clear',
    least: 'Minimum VP Required: 10',
    errors: {
      notWhole: 'Points must be a whole number.',
      notEnough: 'Not enough points. Points must follow minimum VP required to convert.',
    },
    wallet: 'What you convert is added to your main wallet as money.',
    summary: 'You convert',
    vp: (points: string) => `${points} VP`,
    convert: 'Convert',
    converted: (points: string) => `${points} VP converted.`,
    unconfirmed: (points: string) =>
      `Your last conversion of ${points} VP got no answer, and it may have arrived. Convert the same number again to find out: it counts once.`,
    refused: 'An error occurred',
    silent: 'An error occurred while converting coins',
    inFlight: 'Still being processed.',
  },
}
