import { expect, it } from 'vitest'
import { referralLink, rewardOf } from '#machines/rewards/referral/referral.rules.ts'

it.each([
  ['RAHIM', 'https://tiya.test/referral_code?referral_code=RAHIM'],
  ['a_B-9', 'https://tiya.test/referral_code?referral_code=a_B-9'],
  ['A&B=C D#', 'https://tiya.test/referral_code?referral_code=A%26B%3DC%20D%23'],
  ['', ''],
])('the link of the code “%s” is “%s”', (code, link) =>
  expect(referralLink({ origin: 'https://tiya.test', code })).toBe(link),
)

it.each([
  [500_00, 1_000_00, { bonus: 500_00, deposits: 1_000_00 }],
  [500_00, null, { bonus: 500_00, deposits: 0 }],
  [0, 1_000_00, null],
  [null, 1_000_00, null],
])('a bonus of %s after deposits of %s is the reward %j', (referral_bonus, referral_deposits, reward) =>
  expect(rewardOf({ referral_bonus, referral_deposits })).toEqual(reward),
)
