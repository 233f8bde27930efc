import { expect, it } from 'vitest'
import { referralLink } from '#machines/rewards/referral/referral.rules.ts'

it.each([
  ['RAHIM', 'https://tiya.test/referral_code?referral_code=RAHIM'],
  ['a_B-9', 'https://tiya.test/referral_code?referral_code=a_B-9'],
  ['A&B=C D#', 'https://tiya.test/referral_code?referral_code=A%26B%3DC%20D%23'],
  ['', ''],
])('the link of the code “%s” is “%s”', (code, link) =>
  expect(referralLink({ origin: 'https://tiya.test', code })).toBe(link),
)
