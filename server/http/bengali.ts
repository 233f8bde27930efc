import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The fields whose texts the site shows. `errors` holds texts by field. */
const SHOWN = new Set([
  'thubmnail',
  'thumbnail',
  'message',
  'error',
  'errors',
  'title',
  'notice',
  'system_notice',
  'name',
  'desc',
  'note',
])

/** English texts with their Bengali, a sentence or the contents of an HTML block each; `{0}` stands for anything. */
export type Texts = readonly (readonly [english: string, bengali: string])[]

/** The sandbox's texts. */
const TEXTS: Texts = [
  // Settings and banners
  [
    'Welcome to {0}: everything here is a demonstration, with play money only.',
    '{0} সাইটে স্বাগতম: এখানে সবকিছুই ডেমো, টাকাও আসল নয়।',
  ],
  ['New: Rocket Rani by Orbit.', 'নতুন: Orbit-এর Rocket Rani।'],
  ['Play with care: set yourself a limit before you begin.', 'সাবধানে খেলুন: শুরু করার আগে নিজের সীমা ঠিক করুন।'],
  ['Welcome to the {0} demo', '{0} ডেমোতে স্বাগতম'],
  [
    'Every new player begins with <strong>৳ 1,000.00 of play money</strong>. Nothing here can be paid in or out.',
    'প্রত্যেক নতুন প্লেয়ার <strong>৳ 1,000.00 ডেমো টাকা</strong> নিয়ে শুরু করেন। এখানে আসল টাকা ডিপোজিট বা উইথড্র করা যায় না।',
  ],
  [
    'Open <em>Slot</em> and try <strong>Lucky Kites</strong>.',
    '<em>স্লট</em> খুলে <strong>Lucky Kites</strong> খেলে দেখুন।',
  ],
  ['Your balance moves with every bet.', 'প্রতিটি বাজিতে আপনার ব্যালেন্স বদলায়।'],
  ['Have fun!', 'আনন্দ করুন!'],
  ['Double your first deposit', 'প্রথম ডিপোজিট দ্বিগুণ'],
  ['{0}% cashback on all slots', 'সব স্লটে {0}% ক্যাশব্যাক'],
  ['Cricket odds that move with the ball', 'প্রতি বলে বদলানো ক্রিকেট অডস'],
  ['Exchange', 'এক্সচেঞ্জ'],
  ['Soccer', 'ফুটবল'],
  ['Tennis', 'টেনিস'],
  ['Hilsa season', 'ইলিশের মৌসুম'],
  ['Bring a friend', 'বন্ধুকে আনুন'],
  // Deposit limits
  ['This is more than your daily deposit limit.', 'এটি আপনার দৈনিক ডিপোজিটের সীমার চেয়ে বেশি।'],
  ['You can deposit {0} more today.', 'আজ আরও {0} ডিপোজিট করতে পারবেন।'],
  ['This is more than your weekly deposit limit.', 'এটি আপনার সাপ্তাহিক ডিপোজিটের সীমার চেয়ে বেশি।'],
  ['You can deposit {0} more this week.', 'এই সপ্তাহে আরও {0} ডিপোজিট করতে পারবেন।'],
  ['This is more than your monthly deposit limit.', 'এটি আপনার মাসিক ডিপোজিটের সীমার চেয়ে বেশি।'],
  ['You can deposit {0} more this month.', 'এই মাসে আরও {0} ডিপোজিট করতে পারবেন।'],
  ['A limit must be above 0.', 'সীমা 0-এর বেশি হতে হবে।'],
  ['Your deposit limit was changed.', 'আপনার ডিপোজিটের সীমা বদলানো হয়েছে।'],
  // Promotions
  ['Slot week', 'স্লটের সপ্তাহ'],
  ['{0}% weekly cashback', 'সাপ্তাহিক {0}% ক্যাশব্যাক'],
  ['Weekly cashback', 'সাপ্তাহিক ক্যাশব্যাক'],
  ['Cricket welcome bonus', 'ক্রিকেট ওয়েলকাম বোনাস'],
  ['100% bonus plus extra free spins', '100% বোনাস, সাথে বাড়তি ফ্রি স্পিন'],
  ['7,777 BDT sports welcome bonus', 'খেলাধুলায় 7,777 টাকার ওয়েলকাম বোনাস'],
  ['Rocket boost', 'রকেট বুস্ট'],
  ['A seat at the table', 'টেবিলে একটি আসন'],
  ['Numbers of the week', 'সপ্তাহের নম্বর'],
  [
    'Your first deposit is <strong>doubled</strong>, up to {0}.',
    'আপনার প্রথম ডিপোজিট <strong>দ্বিগুণ</strong> হবে, সর্বোচ্চ {0}।',
  ],
  [
    'From Monday to Sunday, one deposit brings <strong>{0}% more</strong> for slots.',
    'সোমবার থেকে রবিবারের মধ্যে একটি ডিপোজিটে স্লটের জন্য <strong>{0}% বেশি</strong>।',
  ],
  [
    'From Monday to Sunday, one deposit brings <strong>{0}% more</strong> for lotteries and e-sports.',
    'সোমবার থেকে রবিবারের মধ্যে একটি ডিপোজিটে লটারি ও ই-স্পোর্টসের জন্য <strong>{0}% বেশি</strong>।',
  ],
  [
    'Your deposit brings <strong>{0}% more</strong> for the exchange, up to {1}.',
    'আপনার ডিপোজিটে এক্সচেঞ্জের জন্য <strong>{0}% বেশি</strong>, সর্বোচ্চ {1}।',
  ],
  [
    '<strong>{0}%</strong> of what slots and live casino took from Monday to Sunday comes back on the next Monday, without a turnover.',
    'সোমবার থেকে রবিবার স্লট ও লাইভ ক্যাসিনোতে হারানো টাকার <strong>{0}%</strong> পরের সোমবার ফেরত আসে, কোনো টার্নওভার ছাড়াই।',
  ],
  [
    'You have received {0}: a part of what slots and live casino took from Monday to Sunday.',
    'আপনি {0} পেয়েছেন: সোমবার থেকে রবিবার স্লট ও লাইভ ক্যাসিনোতে হারানো টাকার একটি অংশ।',
  ],
  ['A welcome to sports of up to {0}.', 'খেলাধুলায় স্বাগতম, সর্বোচ্চ {0}।'],
  [
    'A deposit was doubled, with <strong>extra free spins</strong>.',
    'একটি ডিপোজিট দ্বিগুণ, সাথে <strong>বাড়তি ফ্রি স্পিন</strong>।',
  ],
  [
    'Your deposit brings <strong>{0}% more</strong> for all fishing games.',
    'আপনার ডিপোজিটে সব ফিশিং গেমের জন্য <strong>{0}% বেশি</strong>।',
  ],
  [
    'Your deposit brings <strong>{0}% more</strong> for crash and arcade games, up to {1}.',
    'আপনার ডিপোজিটে ক্র্যাশ ও আর্কেড গেমের জন্য <strong>{0}% বেশি</strong>, সর্বোচ্চ {1}।',
  ],
  [
    'Share your link from <strong>Referral Program</strong>.',
    '<strong>রেফারেল প্রোগ্রাম</strong> থেকে আপনার লিংক শেয়ার করুন।',
  ],
  [
    '{0}% on top of your deposit for <strong>Roulette, Baccarat and Andar Bahar</strong>, live or against the machine.',
    '<strong>রুলেট, ব্যাকারাট ও আন্দর বাহার</strong>-এর জন্য ডিপোজিটের উপর {0}% বেশি, লাইভ বা মেশিনের বিপক্ষে।',
  ],
  ['Turnover {0}×.', 'টার্নওভার {0}×।'],
  ['Once a player, with the first deposit.', 'প্রত্যেক প্লেয়ারের জন্য একবার, প্রথম ডিপোজিটের সাথে।'],
  ['Once a player.', 'প্রত্যেক প্লেয়ারের জন্য একবার।'],
  ['Once a week.', 'সপ্তাহে একবার।'],
  [
    'You get <strong>{0}</strong> for each friend who signs up with your link, as soon as the friend’s approved deposits reach {1}.',
    'আপনার লিংক দিয়ে সাইন আপ করা প্রত্যেক বন্ধুর অনুমোদিত ডিপোজিট {1} হলেই আপনি <strong>{0}</strong> পাবেন।',
  ],
  // Inbox
  ['Play with care', 'সাবধানে খেলুন'],
  ['Games are for fun.', 'খেলা আনন্দের জন্য।'],
  [
    'Decide on a limit of money and time before you begin, and stop when you have reached it.',
    'শুরুর আগে টাকা ও সময়ের সীমা ঠিক করুন, আর সীমায় পৌঁছালে থামুন।',
  ],
  [
    'You can set a reminder of the time that you have played, and our support helps if you would like to take a break.',
    'কতক্ষণ খেলেছেন তা মনে করিয়ে দিতে রিমাইন্ডার চালু করতে পারেন, আর বিরতি চাইলে আমাদের সাপোর্ট সাহায্য করবে।',
  ],
  ['Three steps before your first withdrawal', 'প্রথম উইথড্র-এর আগে তিনটি ধাপ'],
  [
    'Verify your phone number, add your date of birth to your profile, and complete the turnover of any promotion that you have taken.',
    'ফোন নম্বর যাচাই করুন, প্রোফাইলে জন্মতারিখ দিন, আর প্রমোশন নিয়ে থাকলে তার টার্নওভার সম্পূর্ণ করুন।',
  ],
  [
    'Then your withdrawals are paid to your own bKash, Nagad, Rocket or Upay number.',
    'তারপর উইথড্র-এর টাকা আপনার নিজের bKash, Nagad, Rocket বা Upay নম্বরে পাঠানো হবে।',
  ],
  ['Welcome to {0}', '{0} সাইটে স্বাগতম'],
  ['Hello {0}, we are glad that you are here.', 'হ্যালো {0}, আপনাকে পেয়ে আমরা খুশি।'],
  [
    '{0} of play money is in your wallet, and a cash bonus of {1} is ready to be claimed in your account.',
    'আপনার ওয়ালেটে {0} ডেমো টাকা আছে, আর অ্যাকাউন্ট থেকে {1} ক্যাশ বোনাস নিতে পারবেন।',
  ],
  ['Do you have a question?', 'প্রশ্ন আছে?'],
  ['Open the chat: we answer day and night.', 'চ্যাট খুলুন: আমরা দিনরাত উত্তর দিই।'],
  ['Withdrawal paid', 'উইথড্র-এর টাকা পাঠানো হয়েছে'],
  ['Withdrawal rejected', 'উইথড্র বাতিল হয়েছে'],
  ['Deposit approved', 'ডিপোজিট অনুমোদিত হয়েছে'],
  ['Deposit rejected', 'ডিপোজিট বাতিল হয়েছে'],
  ['Your withdrawal of {0} has been paid by {1}.', 'আপনার {0} উইথড্র {1}-এ পাঠানো হয়েছে।'],
  ['Your withdrawal of {0} has been paid.', 'আপনার {0} উইথড্র পাঠানো হয়েছে।'],
  ['Your withdrawal of {0} has been rejected.', 'আপনার {0} উইথড্র বাতিল হয়েছে।'],
  ['The money is back in your balance.', 'টাকা আপনার ব্যালেন্সে ফিরে এসেছে।'],
  ['Your deposit of {0} by {1} has been rejected.', '{1}-এ আপনার {0} ডিপোজিট বাতিল হয়েছে।'],
  ['Your deposit of {0} has been rejected.', 'আপনার {0} ডিপোজিট বাতিল হয়েছে।'],
  ['Reason: {0}', 'কারণ: {0}'],
  ['Our support can tell you why.', 'কারণ আমাদের সাপোর্ট জানাতে পারবে।'],
  [
    'Your deposit of {0} by {1} has been added to your balance as {2}.',
    '{1}-এ আপনার {0} ডিপোজিট {2} হিসেবে ব্যালেন্সে যোগ হয়েছে।',
  ],
  [
    'Your deposit of {0} has been added to your balance as {1}.',
    'আপনার {0} ডিপোজিট {1} হিসেবে ব্যালেন্সে যোগ হয়েছে।',
  ],
  ['Your deposit of {0} by {1} has been added to your balance.', '{1}-এ আপনার {0} ডিপোজিট ব্যালেন্সে যোগ হয়েছে।'],
  ['Your deposit of {0} has been added to your balance.', 'আপনার {0} ডিপোজিট ব্যালেন্সে যোগ হয়েছে।'],
  ['It came with a bonus of {0}.', 'সাথে {0} বোনাস পেয়েছেন।'],
  ['It came with a bonus of {0} and a turnover of {1}.', 'সাথে {0} বোনাস পেয়েছেন, টার্নওভার {1}।'],
  ['Deposit without its promotion', 'প্রমোশন ছাড়া ডিপোজিট'],
  ['Your deposit of {0} counts without “{1}”.', 'আপনার {0} ডিপোজিট “{1}” ছাড়াই নেওয়া হয়েছে।'],
  ['Referral bonus', 'রেফারেল বোনাস'],
  [
    'Your friend {0} plays with us, and you have received {1}.',
    'আপনার বন্ধু {0} আমাদের সাথে খেলছেন, আর আপনি {1} পেয়েছেন।',
  ],
  ['Thank you for the recommendation.', 'বন্ধুকে আমাদের কথা বলার জন্য ধন্যবাদ।'],
  ['Referral of {0}', '{0}-এর রেফারেল'],
  ['A gift for you', 'আপনার জন্য উপহার'],
  ['Cash bonus', 'ক্যাশ বোনাস'],
  ['{0} VIP points', '{0} ভিআইপি পয়েন্ট'],
  ['You have received {0}.', 'আপনি {0} পেয়েছেন।'],
  // Answers
  ['Your deposit is under review.', 'আপনার ডিপোজিট যাচাই করা হচ্ছে।'],
  ['Your deposit is under review without the promotion.', 'আপনার ডিপোজিট প্রমোশন ছাড়া যাচাই করা হচ্ছে।'],
  ['Your withdrawal is under review.', 'আপনার উইথড্র যাচাই করা হচ্ছে।'],
  [
    'Pay on the page of {0}, then enter its transaction ID.',
    '{0}-এর পেজে পেমেন্ট করুন, তারপর ট্রানজ্যাকশন আইডি লিখুন।',
  ],
  // The page of an e-wallet
  ['Pay with {0}', '{0} দিয়ে পেমেন্ট'],
  ['Pay ৳ {0}', '৳ {0} পেমেন্ট করুন'],
  ['Reference {0}.', 'রেফারেন্স {0}।'],
  ['No money moves here: this is a demonstration.', 'এটি ডেমো: এখানে আসল টাকা যায় না।'],
  ['Paid', 'পেমেন্ট হয়েছে'],
  ['Your transaction ID', 'আপনার ট্রানজ্যাকশন আইডি'],
  [
    'Enter it on the site, with the number that you paid from, and submit.',
    'যে নম্বর থেকে টাকা পাঠিয়েছেন তার সাথে এটি সাইটে লিখে জমা দিন।',
  ],
  ['Back', 'ফিরে যান'],
  ['This payment is closed', 'এই পেমেন্টটি বন্ধ'],
  ['Please start again on the site.', 'সাইটে আবার শুরু করুন।'],
  ['Demo · play money', 'ডেমো · আসল টাকা নয়'],
  ['A code has been sent.', 'একটি কোড পাঠানো হয়েছে।'],
  ['Your phone number has been verified.', 'আপনার ফোন নম্বর যাচাই হয়েছে।'],
  ['Your email address has been verified.', 'আপনার ইমেইল যাচাই হয়েছে।'],
  ['The phone number has been added.', 'ফোন নম্বর যোগ হয়েছে।'],
  ['If the account exists, a code has been sent to it.', 'অ্যাকাউন্টটি থাকলে সেখানে একটি কোড পাঠানো হয়েছে।'],
  ['Your password has been reset.', 'আপনার পাসওয়ার্ড রিসেট হয়েছে।'],
  ['Please log in.', 'লগইন করুন।'],
  ['Password changed successfully.', 'পাসওয়ার্ড সফলভাবে পরিবর্তন হয়েছে।'],
  ['Please login with your new password.', 'নতুন পাসওয়ার্ড দিয়ে লগইন করুন।'],
  ['Your account has been created.', 'আপনার অ্যাকাউন্ট তৈরি হয়েছে।'],
  ['Logged in.', 'লগইন হয়েছে।'],
  ['Logged out.', 'লগ আউট হয়েছে।'],
  ['Your bonus has been added to your balance.', 'আপনার বোনাস ব্যালেন্সে যোগ হয়েছে।'],
  ['{0} added to your balance.', '{0} আপনার ব্যালেন্সে যোগ হয়েছে।'],
  // Refusals: anywhere
  ['The server is not available at the moment.', 'সার্ভার এই মুহূর্তে পাওয়া যাচ্ছে না।'],
  ['Server error.', 'সার্ভারে সমস্যা হয়েছে।'],
  ['Please try again.', 'আবার চেষ্টা করুন।'],
  ['Too many requests.', 'অল্প সময়ে অনেক বেশি অনুরোধ এসেছে।'],
  ['Please try again in a minute.', 'এক মিনিট পরে আবার চেষ্টা করুন।'],
  ['Too many attempts.', 'অনেকবার চেষ্টা করা হয়েছে।'],
  ['Please try again in {0}.', '{0} পরে আবার চেষ্টা করুন।'],
  ['1 minute', '1 মিনিট'],
  ['{0} minutes', '{0} মিনিট'],
  ['Not found', 'পাওয়া যায়নি'],
  ['The given data was invalid.', 'দেওয়া তথ্য সঠিক নয়।'],
  ['This field is missing or invalid.', 'ঘরটি খালি, অথবা তথ্য সঠিক নয়।'],
  ['Unauthenticated.', 'আপনি লগইন করেননি।'],
  ['Your session has ended.', 'আপনার সেশন শেষ হয়ে গেছে।'],
  ['Please log in again.', 'আবার লগইন করুন।'],
  ['This is not your account.', 'এটি আপনার অ্যাকাউন্ট নয়।'],
  ['Still being processed.', 'এখনো প্রক্রিয়াধীন।'],
  ['This key has been used for another request.', 'এই Idempotency-Key অন্য অনুরোধে ব্যবহার হয়েছে।'],
  ['The Idempotency-Key must be 8 to 128 visible characters.', 'Idempotency-Key 8 থেকে 128 অক্ষরের হতে হবে।'],
  // Refusals: access and profile
  ['Invalid username or password.', 'ইউজারনেম বা পাসওয়ার্ড সঠিক নয়।'],
  ['Invalid or expired OTP.', 'ওটিপি সঠিক নয়, অথবা এর মেয়াদ শেষ।'],
  ['Invalid or expired code.', 'কোডটি সঠিক নয়, অথবা এর মেয়াদ শেষ।'],
  ['Password must be at least 8 characters', 'পাসওয়ার্ড কমপক্ষে 8 অক্ষরের হতে হবে'],
  ['Password must be at most 64 characters', 'পাসওয়ার্ড সর্বোচ্চ 64 অক্ষরের হতে পারে'],
  [
    'Password can only contain letters and numbers (no special characters)',
    'পাসওয়ার্ডে শুধু ইংরেজি অক্ষর ও সংখ্যা দেওয়া যাবে (কোনো বিশেষ চিহ্ন নয়)',
  ],
  [
    'Password must contain at least one letter and one number',
    'পাসওয়ার্ডে অন্তত একটি ইংরেজি অক্ষর ও একটি সংখ্যা থাকতে হবে',
  ],
  ['Invalid username (only letters and numbers)', 'ইউজারনেম সঠিক নয় (শুধু ইংরেজি অক্ষর ও সংখ্যা)'],
  ['Username must be between 4 and 16 characters', 'ইউজারনেম 4 থেকে 16 অক্ষরের মধ্যে হতে হবে'],
  ['Invalid email address', 'ইমেইল ঠিকানাটি সঠিক নয়'],
  ['Invalid phone number (10-15 digits)', 'ফোন নম্বরটি সঠিক নয় (10–15 সংখ্যা)'],
  ['Full name must be at most 100 characters', 'পুরো নাম সর্বোচ্চ 100 অক্ষরের হতে পারে'],
  ['Passwords do not match', 'পাসওয়ার্ড দুটি মিলছে না'],
  ['Passwords do not match.', 'পাসওয়ার্ড দুটি মিলছে না।'],
  ['Your current password is not right.', 'বর্তমান পাসওয়ার্ডটি সঠিক নয়।'],
  ['The code does not match the picture.', 'কোডটি ছবির সাথে মিলছে না।'],
  ['The {0} has already been taken.', 'এই {0} আগেই ব্যবহার হয়েছে।'],
  ['username', 'ইউজারনেম'],
  ['email', 'ইমেইল'],
  ['phone', 'ফোন নম্বর'],
  ['This is not your email address.', 'এটি আপনার ইমেইল নয়।'],
  ['This email address is already verified.', 'এই ইমেইল আগেই যাচাই হয়েছে।'],
  ['This is not your phone number.', 'এটি আপনার ফোন নম্বর নয়।'],
  ['This phone number is already verified.', 'এই ফোন নম্বর আগেই যাচাই হয়েছে।'],
  ['This is your main phone number.', 'এটি আপনার প্রধান ফোন নম্বর।'],
  ['You have already added this phone number.', 'এই ফোন নম্বর আগেই যোগ করেছেন।'],
  ['You can add up to {0} phone numbers.', 'সর্বোচ্চ {0}টি ফোন নম্বর যোগ করা যায়।'],
  ['This is not one of your verified phone numbers.', 'এটি আপনার যাচাই করা ফোন নম্বর নয়।'],
  ['Please verify your phone number first.', 'আগে আপনার ফোন নম্বর যাচাই করুন।'],
  ['Your birthday has been confirmed.', 'আপনার জন্মতারিখ নিশ্চিত করা আছে।'],
  ['Please contact customer service to change it.', 'বদলাতে চাইলে সাপোর্টে যোগাযোগ করুন।'],
  ['Invalid date.', 'তারিখ সঠিক নয়।'],
  ['Your birthday cannot be in the future.', 'জন্মতারিখ ভবিষ্যতের হতে পারে না।'],
  ['You must be at least 18 years old.', 'আপনার বয়স 18 বছর বা তার বেশি হতে হবে।'],
  // Refusals: money and rewards
  ['Amount must be a whole number.', 'পরিমাণ পূর্ণ সংখ্যায় লিখুন।'],
  ['Amount must be between {0} and {1}.', 'পরিমাণ {0} থেকে {1}-এর মধ্যে হতে হবে।'],
  ['Your balance does not cover this amount.', 'আপনার ব্যালেন্সে এত টাকা নেই।'],
  ['This payment method is not available at the moment.', 'এই পেমেন্ট মেথড এই মুহূর্তে চালু নেই।'],
  ['This payment does not exist.', 'এই পেমেন্টটি পাওয়া যায়নি।'],
  ['This payment has been sent already.', 'এই পেমেন্টটি আগেই জমা দেওয়া হয়েছে।'],
  ['Time is over.', 'সময় শেষ।'],
  ['Please start again.', 'আবার শুরু করুন।'],
  ['You have too many open payments.', 'আপনার অনেকগুলো অসমাপ্ত পেমেন্ট আছে।'],
  ['Please finish one, or try again in a few minutes.', 'একটি শেষ করুন, অথবা কয়েক মিনিট পরে আবার চেষ্টা করুন।'],
  ['This transaction ID has been used already.', 'এই ট্রানজ্যাকশন আইডি আগেই ব্যবহার হয়েছে।'],
  ['Transaction ID must contain only letters and digits.', 'ট্রানজ্যাকশন আইডিতে শুধু ইংরেজি অক্ষর ও সংখ্যা দেওয়া যাবে।'],
  ['Transaction ID must be at least 7 characters.', 'ট্রানজ্যাকশন আইডি কমপক্ষে 7 অক্ষরের হতে হবে।'],
  ['Transaction ID must be at most 100 characters.', 'ট্রানজ্যাকশন আইডি সর্বোচ্চ 100 অক্ষরের হতে পারে।'],
  ['You already have a deposit request pending.', 'আপনার একটি ডিপোজিটের অনুরোধ আগে থেকেই অপেক্ষায় আছে।'],
  ['You already have a withdraw request pending.', 'আপনার একটি উইথড্র-এর অনুরোধ আগে থেকেই অপেক্ষায় আছে।'],
  [
    'Please wait for it to be processed before making another deposit.',
    'সেটির সিদ্ধান্ত হলে আরেকটি ডিপোজিট করতে পারবেন।',
  ],
  [
    'Please wait for it to be processed before making another withdraw request.',
    'সেটির সিদ্ধান্ত হলে আরেকটি অনুরোধ করতে পারবেন।',
  ],
  ['Withdrawals are closed at the moment.', 'এই মুহূর্তে উইথড্র বন্ধ আছে।'],
  ['Please try again later.', 'পরে আবার চেষ্টা করুন।'],
  // The site looks for the date of birth and the turnover in these two.
  ['Please add your Date of Birth to your profile first.', 'আগে প্রোফাইলে জন্মতারিখ দিন।'],
  ['Please complete your turnover and try again.', 'আপনার টার্নওভার সম্পূর্ণ করে আবার চেষ্টা করুন।'],
  ['You need at least 10 to claim all.', 'সব বোনাস নিতে কমপক্ষে ৳ 10 লাগবে।'],
  ['Points must be a whole number.', 'পয়েন্ট পূর্ণ সংখ্যায় লিখুন।'],
  ['Not enough points.', 'যথেষ্ট পয়েন্ট নেই।'],
  ['Points must follow minimum VP required to convert.', 'রূপান্তরের জন্য ন্যূনতম পয়েন্ট থাকতে হবে।'],
  ['This promotion is for your first deposit.', 'এই প্রমোশন শুধু প্রথম ডিপোজিটের জন্য।'],
  ['You have already had this promotion.', 'আপনি এই প্রমোশন আগেই নিয়েছেন।'],
  ['You have already had this promotion this week.', 'আপনি এই সপ্তাহে এই প্রমোশন আগেই নিয়েছেন।'],
  ['This promotion is not available.', 'এই প্রমোশন এখন পাওয়া যাচ্ছে না।'],
  // Refusals: messages and games
  ['You have too many chats.', 'আপনার অনেকগুলো চ্যাট আছে।'],
  ['Please write in one of them.', 'সেগুলোর একটিতে লিখুন।'],
  ['Please write a message.', 'একটি মেসেজ লিখুন।'],
  ['A message can have at most 2,000 characters.', 'মেসেজ সর্বোচ্চ 2,000 অক্ষরের হতে পারে।'],
  ['This chat does not exist.', 'এই চ্যাটটি পাওয়া যায়নি।'],
  ['This message does not exist.', 'এই মেসেজটি পাওয়া যায়নি।'],
  ['The page does not exist.', 'পেজটি পাওয়া যায়নি।'],
  ['You have started too many games.', 'আপনি অনেকগুলো গেম শুরু করেছেন।'],
  ['Please try again in a few minutes.', 'কয়েক মিনিট পরে আবার চেষ্টা করুন।'],
  ['This game is not available.', 'এই গেম পাওয়া যাচ্ছে না।'],
  ['Games are blocked at the moment.', 'এই মুহূর্তে গেম বন্ধ আছে।'],
  ['Please contact customer support.', 'সাপোর্টে যোগাযোগ করুন।'],
  ['Your balance does not cover this stake.', 'আপনার ব্যালেন্সে এত টাকা নেই।'],
  ['This key has been used for another bet.', 'এই কী অন্য বাজিতে ব্যবহার হয়েছে।'],
  ['This game has been opened before.', 'এই গেম আগেই খোলা হয়েছে।'],
  ['Please start it again.', 'আবার শুরু করুন।'],
  ['Please start the game again.', 'গেমটি আবার শুরু করুন।'],
  // Refusals: the exchange
  ['Your balance does not cover this bet.', 'এই বাজির জন্য আপনার ব্যালেন্স যথেষ্ট নয়।'],
  ['This market does not exist.', 'এই মার্কেটটি পাওয়া যায়নি।'],
  ['A ball is running.', 'বল চলছে।'],
  ['No bets are taken until it is over.', 'বলটি শেষ না হওয়া পর্যন্ত বাজি নেওয়া হয় না।'],
  ['This market takes no bets at the moment.', 'এই মার্কেটে এই মুহূর্তে বাজি নেওয়া হচ্ছে না।'],
  ['This bet can no longer be cancelled.', 'এই বাজি আর বাতিল করা যাবে না।'],
  ['The exchange is blocked at the moment.', 'এই মুহূর্তে এক্সচেঞ্জ বন্ধ আছে।'],
  ['You have {0} open bets, and {1} is the most.', 'আপনার {0}টি বাজি চলছে, সর্বোচ্চ {1}টি রাখা যায়।'],
  ['Cancel one that waits, or wait for a result.', 'অপেক্ষায় থাকা একটি বাতিল করুন, অথবা কোনো ফলাফলের জন্য অপেক্ষা করুন।'],
  ['The stake must be whole taka, from {0} to {1}.', 'বাজি পূর্ণ টাকায় লিখুন, {0} থেকে {1}।'],
  [
    'Odds must be between 1.01 and 1000, and prices per 100 between 1 and 99900.',
    'অডস 1.01 থেকে 1000, আর প্রতি 100-তে দর 1 থেকে 99900-এর মধ্যে হতে হবে।',
  ],
  ['Only a fancy has a run.', 'শুধু ফ্যান্সি বেটে রান থাকে।'],
  // Codes
  ['Your {0} code', 'আপনার {0} কোড'],
  ['Your {0} code is {1}.', 'আপনার {0} কোড {1}।'],
  ['It is valid for {0} minutes.', 'এটি {0} মিনিট পর্যন্ত কাজ করবে।'],
  ['Never share it with anyone.', 'কখনো কাউকে জানাবেন না।'],
]

/** The pictures with words, which are drawn in each language. */
const PICTURE = /^((?:banner|favourite|feature)-\w+)\.svg$/

/** Returns a function that returns a text in Bengali, sentence by sentence; one that is not known stays as it is. */
export function translator(texts: Texts): (text: string) => string {
  const exact = new Map(texts)
  const patterns = texts
    .filter(([english]) => english.includes('{0}'))
    .map(([english, bengali]) => {
      const literal = english.split(/\{\d\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      return [new RegExp(`^${literal.join('(.+?)')}$`, 's'), bengali] as const
    })
  const translate = (text: string): string => {
    const whole = exact.get(text)
    if (whole !== undefined) return whole
    const sentences = text.split(/(?<=[.!?]) /)
    if (sentences.length > 1) return sentences.map(translate).join(' ')
    for (const [pattern, bengali] of patterns) {
      const values = pattern.exec(text)?.slice(1)
      if (values) return bengali.replace(/\{(\d)\}/g, (_, at) => translate(values[at] ?? ''))
    }
    return text
  }
  return translate
}

const sentenceInBengali = translator(TEXTS)

/** Returns a text or a picture of the sandbox in Bengali: HTML by its blocks, other texts by their sentences. */
export function inBengali(text: string): string {
  if (PICTURE.test(text)) return text.replace(PICTURE, '$1.bn.svg')
  if (/<(p|h3|li)>/.test(text))
    return text.replace(/(<(p|h3|li)>)(.*?)(?=<\/\2>)/g, (_, tag, _name, inner) => tag + inBengali(inner))
  return sentenceInBengali(text)
}

function translated(value: unknown, isShown: boolean): unknown {
  if (typeof value === 'string') return isShown ? inBengali(value) : value
  if (Array.isArray(value)) return value.map((one) => translated(one, isShown))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, translated(field, isShown || SHOWN.has(key))]),
  )
}

export type Language = 'en' | 'bn'

/** The language that a request asks for. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  /^bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en'

/** Answers the calls of a scope in Bengali where the request asks for it. */
export function registerBengali(calls: FastifyInstance): void {
  calls.addHook('preSerialization', async (request, _reply, payload) =>
    languageOf(request) === 'bn' ? translated(payload, false) : payload,
  )
}
