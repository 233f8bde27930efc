/** The reason why a call is not sent. */
export class Skipped {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}
