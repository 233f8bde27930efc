import type { captureTexts as English } from '../../en/access/capture.ts'

export const captureTexts: typeof English = {
  capture: {
    referral_code: 'লিংকে রেফারেল কোড নেই।',
    agent_code: 'লিংকে এজেন্ট কোড নেই।',
    affiliate_code: 'লিংকে অ্যাফিলিয়েট কোড নেই।',
    without: 'কোড ছাড়াও সাইন আপ করতে পারবেন।',
  },
}
