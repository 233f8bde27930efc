import type { AnswerName } from '#machines/content/operator/answers.rules.ts'

export const learnTexts = {
  learn: {
    'match-odds': 'About Match Odds',
    liability: 'About liability',
    turnover: 'About turnover',
    vip: 'About VP Points',
    exposure: 'About exposure',
  } satisfies Record<AnswerName, string>,
}
