export const vipTexts = {
  vip: {
    title: 'My VIP',
    points: 'VP Points',
    failed: 'Your VIP points could not be loaded.',
    stale: 'The points could not be refreshed.',
    unknown: 'Your points are not known at the moment, so they can’t be converted.',
    progress: 'Progress to the next conversion',
    missing: (points: string) => `${points} VP more and you can convert.`,
    ready: (points: string) => `You can convert up to ${points} VP now.`,
    worth: (points: string, money: string) => `${points} VP = ${money}`,
    earning: 'How you earn points',
    earnedBy: (money: string) =>
      `Every ${money} that you bet on games brings 1\u00a0VP, whether you win or lose.`,
    earned: 'Bets on games bring VP, whether you win or lose.',
    amount: 'VP to convert',
    clear: 'Clear',
    least: 'Minimum VP Required: 10',
    errors: {
      notWhole: 'Points must be a whole number.',
      notEnough: 'Not enough points. Points must follow minimum VP required to convert.',
    },
    wallet: 'What you convert is added to your main wallet.',
    summary: 'You convert',
    vp: (points: string) => `${points} VP`,
    convert: 'Convert',
    converted: (points: string) => `${points} VP converted.`,
    unconfirmed: (points: string) =>
      `Your last conversion of ${points} VP got no answer, and it may have arrived. Look at your points: if they have not gone down, convert the same number again.`,
    refused: 'An error occurred',
    silent: 'An error occurred while converting coins',
    inFlight: 'Still being processed.',
  },
}
