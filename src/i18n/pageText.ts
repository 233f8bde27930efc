/** A paragraph, or a list of points. */
export type Block = string | readonly string[]

export interface PageLink {
  readonly href: `/${string}`
  readonly label: string
}

interface Passage {
  /** The fragment of its address, the same in every language. */
  readonly id: string
  readonly title: string
  readonly text: readonly Block[]
  readonly links?: readonly PageLink[]
}

export interface PageSection extends Passage {
  /** Shown as disclosures below the text, each titled by its question. */
  readonly questions?: readonly Passage[]
}

/** The text of one of the site's own pages. It is fetched with its page, in the player's language only. */
export interface PageText {
  /** What the page is about, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly PageSection[]
}
