import { type Language, type Texts, translator } from '../http/bengali.ts'
import { NAMES } from './nameTexts.ts'

/** The titles of fancies; what is more exact stands first. */
const TEXTS: Texts = [
  ['{0} over runs even {1}', '{0} ওভারে {1}-এর রান জোড়'],
  ['{0} over runs {1}', '{0} ওভারে {1}-এর রান'],
  ['{0} over last digit {1}', '{0} ওভারের রানের শেষ অঙ্ক {1}'],
  ['Total fours {0}', '{0}-এর মোট চার'],
  ['Total sixes {0}', '{0}-এর মোট ছক্কা'],
  ['Total wickets {0}', '{0}-এর মোট উইকেট'],
  ['Total dot balls {0}', '{0}-এর মোট ডট বল'],
  ['Fall of wicket {0} {1}', '{0} নম্বর উইকেট পতনে {1}-এর রান'],
  ['{0} ball runs', '{0} বলে রান'],
  ['Over {0} khadda {1}', '{0} নম্বর ওভারে {1}-এর রান (খাড্ডা)'],
  ...NAMES,
]

const inBengali = translator(TEXTS)

/** Returns the title of a fancy or the name of a runner, which is English, in a language. */
export const fancyIn = (language: Language, title: string): string =>
  language === 'bn' ? inBengali(title) : title
