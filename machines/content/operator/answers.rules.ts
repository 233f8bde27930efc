/** The words that a `?` explains: the ids of their answers in a `faq`, the product's or an operator's. */
export const ANSWERS = ['match-odds', 'liability', 'turnover', 'vip', 'exposure'] as const

export type AnswerName = (typeof ANSWERS)[number]

/** A section or question of a page. */
interface Passage {
  readonly id?: string | undefined
}

/** Returns an answer of a `faq`: the section or question that has its name as its id; undefined if there is none. */
export function answerIn<Question extends Passage, Section extends Passage>(
  sections: readonly (Section & { readonly questions?: readonly Question[] | undefined })[],
  name: AnswerName,
): Question | Section | undefined {
  return sections.flatMap((section) => [...(section.questions ?? []), section]).find(({ id }) => id === name)
}
