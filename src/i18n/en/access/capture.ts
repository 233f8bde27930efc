export const captureTexts = {
  capture: {
    referral_code: 'Referral code is missing.',
    agent_code: 'Agent code is missing.',
    affiliate_code: 'Affiliate code is missing.',
    without: 'You can sign up without it.',
  },
}
