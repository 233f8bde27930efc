// The texts of the demo game's page, in the languages of the site.

const EN = {
  demoGame: 'Demo game',
  exit: 'Exit',
  playMoney: 'Play money',
  balance: 'Balance',
  reels: 'Reels',
  loading: 'Loading…',
  stake: 'Stake',
  spin: 'Spin',
  again: 'Try again',
  whatPays: 'What pays',
  times: 'Times your stake',
  fine: 'Demo · play money. 96.8 % of all stakes come back on average.',
  choose: 'Choose your stake and spin.',
  luck: 'Good luck…',
  noWin: 'No win this time.',
  won: (amount) => `You won ${amount}`,
  symbols: ['Kite', 'Mango', 'Lotus', 'Hilsa', 'Drum', 'Parrot'],
  three: ['kites', 'mangoes', 'lotuses', 'hilsas', 'drums', 'parrots'].map((name) => `three ${name}`),
  firstTwo: 'first two alike',
  types: {},
  noAnswer: 'No answer. Check your connection.',
  wrong: 'Something went wrong.',
}

const BN = {
  demoGame: 'ডেমো গেম',
  exit: 'বের হন',
  playMoney: 'আসল টাকা নয়',
  balance: 'ব্যালেন্স',
  reels: 'রিল',
  loading: 'লোড হচ্ছে…',
  stake: 'বাজি',
  spin: 'স্পিন',
  again: 'আবার চেষ্টা করুন',
  whatPays: 'কীসে কত জেতা যায়',
  times: 'বাজির কত গুণ',
  fine: 'ডেমো · আসল টাকা নয়। গড়ে মোট বাজির 96.8 % ফেরত আসে।',
  choose: 'বাজি বেছে নিয়ে স্পিন করুন।',
  luck: 'শুভকামনা…',
  noWin: 'এবার জেতেননি।',
  won: (amount) => `আপনি জিতেছেন ${amount}`,
  symbols: ['ঘুড়ি', 'আম', 'পদ্ম', 'ইলিশ', 'ঢোল', 'টিয়া'],
  three: ['ঘুড়ি', 'আম', 'পদ্ম', 'ইলিশ', 'ঢোল', 'টিয়া'].map((name) => `তিনটি ${name}`),
  firstTwo: 'প্রথম দুটি এক',
  types: {
    ...{ LIVE: 'ক্যাসিনো', SLOT: 'স্লট', TABLE: 'টেবিল', BINGO: 'পোকার', EGAME: 'ক্র্যাশ' },
    ...{ FH: 'ফিশিং', LOTTO: 'লটারি', ARCADE: 'আর্কেড', SPORTS: 'স্পোর্টস' },
  },
  noAnswer: 'উত্তর আসেনি। আপনার ইন্টারনেট সংযোগ দেখুন।',
  wrong: 'কোথাও সমস্যা হয়েছে।',
}

/** The texts of the page's language: the browser's until the provider has answered in the site's. */
export let text = EN

/** Shows the page in a language of the site. */
export function speak(language) {
  text = language === 'bn' ? BN : EN
  document.documentElement.lang = text === BN ? 'bn' : 'en'
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = text[element.dataset.text]
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', text[element.dataset.label])
}
