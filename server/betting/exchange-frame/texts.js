// The texts of the demo exchange's page, in the languages of the site.

const EN = {
  title: 'Demo exchange',
  demo: 'Demo exchange · play money',
  balance: 'Balance',
  loading: 'Loading…',
  endedTitle: 'Session ended',
  endedText: 'Your session has ended. Please log in again.',
  choose: 'Choose a match',
  all: 'All matches',
  groups: { inPlay: 'In play', soon: 'Starting soon' },
  nothing: { inPlay: 'No match is in play.', soon: 'No match starts today or tomorrow.' },
  states: { inPlay: 'In play', suspended: 'Suspended', ended: 'Ended', soon: 'Not started' },
  sports: { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' },
  sides: { back: 'Back', lay: 'Lay', yes: 'Yes', no: 'No' },
  kinds: {
    odds: {
      caption: 'Match Odds',
      row: 'Runner',
      field: 'Odds',
      limits: 'Odds must be between 1.01 and 1000.',
    },
    bookmaker: {
      ...{ caption: 'BookMaker, per 100', row: 'Runner', field: 'Price (per 100)' },
      limits: 'Prices are from 1 to 99900.',
    },
    fancy: { caption: 'Fancy Bet', row: 'Session', field: 'Run', limits: 'Runs are from 1 to 999.' },
  },
  rate: (rate) => `rate ${rate}`,
  closed: { Suspended: 'Suspended', 'Ball running': 'Ball running' },
  closeSlip: 'Close the bet slip',
  stake: 'Stake (৳)',
  stakeLimits: 'Whole taka, from ৳10 to ৳100,000.',
  quick: 'Quick stakes (৳)',
  ratePart: 'Rate (per 100)',
  profit: 'Potential profit',
  liability: 'Liability',
  aboutLiability: 'About liability',
  whatIsLiability: 'What is liability?',
  liabilityText:
    'What a bet can lose. It is held back from your balance until the bet is decided. A Back bet can lose its stake. A Lay bet of ৳ 100 at 2.50 can lose ৳ 150: what the other side would win.',
  close: 'Close',
  place: (amount) => (amount ? `Place bet · ${amount}` : 'Place bet'),
  placing: 'Placing…',
  again: 'Try again',
  take: (figure) => `Take ${figure}`,
  moved: (kind, from, to) => `The ${kind === 'fancy' ? 'run' : 'price'} has moved from ${from} to ${to}.`,
  ballRunning: 'A ball is running. No bets are taken until it is over.',
  noBets: 'This market takes no bets at the moment.',
  matchesNow: (figure) => `Matched now at ${figure}, or better.`,
  waits: (kind, figure, isHigher) =>
    `Waits until the ${kind === 'fancy' ? 'run' : 'price'} is ${figure} or ${isHigher ? 'higher' : 'lower'}. It can be cancelled.`,
  gone: 'What you pressed is no longer offered.',
  late: 'Odds are delayed',
  unreachable: 'The exchange can’t be reached. Trying again…',
  noAnswer: 'No answer. Check your connection.',
  wrong: 'Something went wrong.',
  placed: 'Bet placed',
  terms: (stake, odds) => `${stake} at ${odds}`,
  matched: 'Matched',
  waiting: 'Waiting',
  matchedAt: (odds) => `Matched at ${odds}.`,
  waitingFor: (odds) => `Waiting for ${odds}. It can be cancelled.`,
  myBets: 'My bets',
  done: 'Done',
  none: 'Bets that wait or run are listed here.',
  results: 'Latest results',
  sums: (profit, liability) => `Profit ${profit} · Liability ${liability}`,
  won: (amount) => `Won ${amount}`,
  lost: (amount) => `Lost ${amount}`,
  void: 'Void, the money is back',
  cancelled: 'Cancelled',
  cancel: 'Cancel bet',
  cancelOne: (selection, odds) => `Cancel bet on ${selection} at ${odds}`,
  moneyBack: 'Cancelled. The money is back in your balance.',
  fine: 'Demo · play money. Nothing here can be paid in or out.',
}

const BN = {
  title: 'ডেমো এক্সচেঞ্জ',
  demo: 'ডেমো এক্সচেঞ্জ · আসল টাকা নয়',
  balance: 'ব্যালেন্স',
  loading: 'লোড হচ্ছে…',
  endedTitle: 'সেশন শেষ',
  endedText: 'আপনার সেশন শেষ হয়ে গেছে। আবার লগইন করুন।',
  choose: 'ম্যাচ বেছে নিন',
  all: 'সব ম্যাচ',
  groups: { inPlay: 'চলছে', soon: 'শিগগির শুরু' },
  nothing: { inPlay: 'এখন কোনো ম্যাচ চলছে না।', soon: 'আজ বা আগামীকাল কোনো ম্যাচ নেই।' },
  states: { inPlay: 'চলছে', suspended: 'স্থগিত', ended: 'শেষ', soon: 'শুরু হয়নি' },
  sports: { cricket: 'ক্রিকেট', soccer: 'ফুটবল', tennis: 'টেনিস' },
  sides: { back: 'ব্যাক', lay: 'লে', yes: 'হ্যাঁ', no: 'না' },
  kinds: {
    odds: {
      ...{ caption: 'ম্যাচ অডস', row: 'দল বা খেলোয়াড়', field: 'অডস' },
      limits: 'অডস 1.01 থেকে 1000-এর মধ্যে হতে হবে।',
    },
    bookmaker: {
      ...{ caption: 'বুকমেকার, প্রতি 100-তে', row: 'দল বা খেলোয়াড়', field: 'দর (প্রতি 100-তে)' },
      limits: 'দর 1 থেকে 99900-এর মধ্যে হতে হবে।',
    },
    fancy: {
      ...{ caption: 'ফ্যান্সি বেট', row: 'সেশন', field: 'রান' },
      limits: 'রান 1 থেকে 999-এর মধ্যে হতে হবে।',
    },
  },
  rate: (rate) => `রেট ${rate}`,
  closed: { Suspended: 'স্থগিত', 'Ball running': 'বল চলছে' },
  closeSlip: 'বেট স্লিপ বন্ধ করুন',
  stake: 'বাজি (৳)',
  stakeLimits: 'পূর্ণ টাকায় লিখুন, ৳10 থেকে ৳100,000।',
  quick: 'চটজলদি বাজি (৳)',
  ratePart: 'রেট (প্রতি 100-তে)',
  profit: 'সম্ভাব্য লাভ',
  liability: 'লায়াবিলিটি',
  aboutLiability: 'লায়াবিলিটি সম্পর্কে',
  whatIsLiability: 'লায়াবিলিটি কী?',
  liabilityText:
    'একটি বাজিতে সর্বোচ্চ যত হারতে পারেন। ফল না হওয়া পর্যন্ত টাকাটি ব্যালেন্স থেকে সরিয়ে রাখা হয়। ব্যাক বাজিতে শুধু বাজির টাকাই হারাতে পারেন। 2.50 দরে ৳ 100-এর লে বাজিতে হারাতে পারেন ৳ 150: অন্য পক্ষ যা জিতত।',
  close: 'বন্ধ করুন',
  place: (amount) => (amount ? `বাজি ধরুন · ${amount}` : 'বাজি ধরুন'),
  placing: 'বাজি ধরা হচ্ছে…',
  again: 'আবার চেষ্টা করুন',
  take: (figure) => `${figure} নিন`,
  moved: (kind, from, to) => `${kind === 'fancy' ? 'রান' : 'দর'} ${from} থেকে ${to} হয়েছে।`,
  ballRunning: 'বল চলছে। বলটি শেষ না হওয়া পর্যন্ত বাজি নেওয়া হয় না।',
  noBets: 'এই মার্কেটে এই মুহূর্তে বাজি নেওয়া হচ্ছে না।',
  matchesNow: (figure) => `এখনই ${figure} বা আরও ভালো দরে মিলবে।`,
  waits: (kind, figure, isHigher) =>
    `${kind === 'fancy' ? 'রান' : 'দর'} ${figure} বা ${isHigher ? 'বেশি' : 'কম'} না হওয়া পর্যন্ত অপেক্ষায় থাকবে। বাতিল করা যায়।`,
  gone: 'আপনি যা চেপেছেন, তা এখন আর নেই।',
  late: 'অডস আসতে দেরি হচ্ছে',
  unreachable: 'এক্সচেঞ্জের সাথে সংযোগ হচ্ছে না। আবার চেষ্টা চলছে…',
  noAnswer: 'উত্তর আসেনি। আপনার ইন্টারনেট সংযোগ দেখুন।',
  wrong: 'কোথাও সমস্যা হয়েছে।',
  placed: 'বাজি ধরা হয়েছে',
  terms: (stake, odds) => `${odds} দরে ${stake}`,
  matched: 'মিলেছে',
  waiting: 'অপেক্ষায়',
  matchedAt: (odds) => `${odds} দরে মিলেছে।`,
  waitingFor: (odds) => `${odds} দরের অপেক্ষায়। বাতিল করা যায়।`,
  myBets: 'আমার বাজি',
  done: 'ঠিক আছে',
  none: 'চলমান ও অপেক্ষায় থাকা বাজি এখানে দেখা যাবে।',
  results: 'সাম্প্রতিক ফলাফল',
  sums: (profit, liability) => `লাভ ${profit} · লায়াবিলিটি ${liability}`,
  won: (amount) => `জয় ${amount}`,
  lost: (amount) => `হার ${amount}`,
  void: 'ভয়েড, টাকা ফেরত',
  cancelled: 'বাতিল করা হয়েছে',
  cancel: 'বাজি বাতিল করুন',
  cancelOne: (selection, odds) => `${selection}, ${odds}: বাজি বাতিল করুন`,
  moneyBack: 'বাতিল করা হয়েছে। টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  fine: 'ডেমো · আসল টাকা নয়। এখানে টাকা দেওয়া বা তোলা যায় না।',
}

const LANGUAGES = { en: EN, bn: BN }

/** The texts of the page's language, at first the browser's: the exchange answers in the site's. */
export let text = EN

/** Shows the page in a language of the site. */
export function speak(language) {
  text = LANGUAGES[language] ?? EN
  document.documentElement.lang = text === BN ? 'bn' : 'en'
  document.title = text.title
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = text[element.dataset.text]
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', text[element.dataset.label])
}
