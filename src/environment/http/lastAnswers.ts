import type { Call } from '@tiya/contract/wire'

interface LastAnswer {
  readonly call: Call
  readonly address: string
  readonly text: string
  /** The text as decoded by the call's schema. */
  readonly answer: unknown
}

/** How many answers are kept: a screen polls lists of a few sports or markets. */
const MOST = 20

/** The last answers to calls, by address: many a poll brings nothing new, and is not decoded again. */
export class LastAnswers {
  private readonly answers: LastAnswer[] = []

  /** Returns the last answer to a call if it was the same text. */
  find(call: Call, address: string, text: string): LastAnswer | undefined {
    return this.answers.find((one) => one.call === call && one.address === address && one.text === text)
  }

  /** Keeps an answer in place of the one before from the same address. */
  keep(answer: LastAnswer): void {
    const at = this.answers.findIndex(
      ({ call, address }) => call === answer.call && address === answer.address,
    )
    if (at >= 0) this.answers.splice(at, 1)
    this.answers.unshift(answer)
    this.answers.length = Math.min(this.answers.length, MOST)
  }
}
