/** A paragraph, or a list of points. */
export type Block = string | readonly string[]

export interface PageLink {
  /** A path of the site or, of an operator, another address. */
  readonly href: string
  readonly label: string
}

interface Passage {
  /** The fragment of its address, the same in every language. */
  readonly id: string
  readonly title: string
  readonly text?: readonly Block[] | undefined
  readonly links?: readonly PageLink[] | undefined
}

export interface PageSection extends Passage {
  /** Shown as disclosures below the text, each titled by its question. */
  readonly questions?: readonly Passage[] | undefined
}

/** The text of one of the site's own pages. It is fetched with its page, in the player's language only. */
export interface PageText {
  /** What the page is about, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly PageSection[]
}

type Draft<Part> = Omit<Part, 'id'> & { readonly id?: string | undefined }

/** A text whose sections and questions need no ids. */
export interface PageDraft {
  readonly lead: string
  readonly sections: readonly (Omit<Draft<PageSection>, 'questions'> & {
    readonly questions?: readonly Draft<Passage>[] | undefined
  })[]
}

/** Returns a text in which each section and question has an id: its own, else one by its place, such as `section-2`. */
export function withIds({ lead, sections }: PageDraft): PageText {
  return {
    lead,
    sections: sections.map((section, at) => ({
      ...section,
      id: section.id ?? `section-${at + 1}`,
      questions: section.questions?.map((question, place) => ({
        ...question,
        id: question.id ?? `question-${at + 1}-${place + 1}`,
      })),
    })),
  }
}
