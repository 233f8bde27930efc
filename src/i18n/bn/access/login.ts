import type { loginTexts as English } from '../../en/access/login.ts'

export const loginTexts: typeof English = {
  login: {
    title: 'লগইন',
    lead: 'আবার দেখা হয়ে ভালো লাগল।',
    username: 'ইউজারনেম',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখুন',
    submit: 'লগইন',
    busy: 'লগইন হচ্ছে…',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
    noAccount: 'নতুন এসেছেন?',
    signup: 'সাইন আপ',
    usernameInvalid: 'ইউজারনেম সঠিক নয় (শুধু ইংরেজি অক্ষর ও সংখ্যা)',
    passwordTooShort: 'পাসওয়ার্ড কমপক্ষে 8 অক্ষরের হতে হবে',
    passwordReset: 'আপনার পাসওয়ার্ড পরিবর্তন হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগইন করুন।',
    refused: 'ইউজারনেম বা পাসওয়ার্ড সঠিক নয়',
    silent: 'নেটওয়ার্কে সমস্যা হচ্ছে, কিছুক্ষণ পর আবার চেষ্টা করুন।',
  },
}
