import type { signupTexts as English } from '../../en/access/signup.ts'

export const signupTexts: typeof English = {
  signup: {
    title: 'সাইন আপ',
    lead: 'এক মিনিটেই আপনার অ্যাকাউন্ট তৈরি।',
    username: 'ইউজারনেম',
    usernameHint: '8–16টি ইংরেজি অক্ষর ও সংখ্যা',
    email: 'ইমেইল',
    callingCode: 'দেশের কোড',
    phone: 'ফোন',
    password: 'পাসওয়ার্ড',
    confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
    showPassword: 'পাসওয়ার্ড দেখুন',
    showConfirmation: 'দ্বিতীয়বার লেখা পাসওয়ার্ড দেখুন',
    name: 'পুরো নাম',
    referralCode: 'রেফারেল কোড',
    currency: 'মুদ্রা',
    foreignPhone:
      'ডিপোজিট ও উইথড্র করতে বাংলাদেশের 11 সংখ্যার নম্বর (01…) লাগে। ব্যক্তিগত তথ্য পেজে একটি যোগ করতে পারবেন।',
    foreignCurrency:
      'আপনার ওয়ালেট টাকায় (BDT): অন্য মুদ্রায় বদলানো হয় না। ডিপোজিট ও উইথড্র করতে 11 সংখ্যার নম্বর (01…) লাগে।',
    terms: 'সাইন আপ করলে আপনি নিশ্চিত করছেন যে আপনার বয়স 18 বছর বা তার বেশি এবং আপনি শর্তাবলিতে সম্মত।',
    submit: 'সাইন আপ',
    haveAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
    login: 'লগইন',
    createdOnly: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে, কিন্তু লগইন করা যায়নি:',
    loginFallback: 'লগইন করুন।',
    errors: {
      usernameLength: 'ইউজারনেম 8 থেকে 16 অক্ষরের মধ্যে হতে হবে',
      emailInvalid: 'ইমেইল ঠিকানাটি সঠিক নয়',
      phoneInvalid: 'ফোন নম্বরটি সঠিক নয় (10–15 সংখ্যা)',
      tooShort: 'পাসওয়ার্ড কমপক্ষে 8 অক্ষরের হতে হবে',
      forbiddenCharacters: 'পাসওয়ার্ডে শুধু ইংরেজি অক্ষর ও সংখ্যা দেওয়া যাবে (কোনো বিশেষ চিহ্ন নয়)',
      missingLetterOrDigit: 'পাসওয়ার্ডে অন্তত একটি ইংরেজি অক্ষর ও একটি সংখ্যা থাকতে হবে',
      confirmMissing: 'পাসওয়ার্ডটি আবার লিখুন',
      confirmDiffers: 'পাসওয়ার্ড দুটি মিলছে না',
    },
    refused: 'জমা দেওয়া যায়নি',
    silent: 'নেটওয়ার্কে সমস্যা হচ্ছে, আবার চেষ্টা করুন',
  },
}
