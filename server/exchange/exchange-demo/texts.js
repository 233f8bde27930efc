// The words of the score board and the stream, in the language of their address.

const TEXTS = {
  en: {
    locale: 'en-GB',
    loading: 'Loading…',
    starts: (time) => `Starts ${time}`,
    result: 'Result',
    ballRunning: 'Ball running',
    lastBalls: 'Last balls',
    noScore: 'No score at the moment',
    noSignal: 'No signal',
    scoreTitle: (name) => `Live score: ${name}`,
    streamTitle: (name) => `Demo stream: ${name}`,
    demoStream: 'Demo stream',
    drawn: 'Drawn: a simulated match.',
    demo: 'Demo',
  },
  bn: {
    locale: 'bn-BD-u-nu-latn',
    loading: 'লোড হচ্ছে…',
    starts: (time) => `শুরু ${time}`,
    result: 'ফলাফল',
    ballRunning: 'বল চলছে',
    lastBalls: 'শেষ কয়েকটি বল',
    noScore: 'এই মুহূর্তে স্কোর নেই',
    noSignal: 'সিগন্যাল নেই',
    scoreTitle: (name) => `লাইভ স্কোর: ${name}`,
    streamTitle: (name) => `ডেমো স্ট্রিম: ${name}`,
    demoStream: 'ডেমো স্ট্রিম',
    drawn: 'আঁকা দৃশ্য: ম্যাচটি কাল্পনিক।',
    demo: 'ডেমো',
  },
}

export const language = new URLSearchParams(location.search).get('language') === 'bn' ? 'bn' : 'en'
export const text = TEXTS[language]

document.documentElement.lang = language
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = text[element.dataset.text]
for (const element of document.querySelectorAll('[data-label]'))
  element.setAttribute('aria-label', text[element.dataset.label])
