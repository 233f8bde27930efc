/** A place in the window, in CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a library can do in a browser, as a person would: it presses where something is, and types where the focus is. */
export interface Driver {
  /** The browser and its version. */
  readonly version: string
  open(address: string): Promise<void>
  /**
   * Returns what the body of a function returns in the page, or in the page that the frame with this title shows. What
   * it takes and returns is JSON.
   */
  run(body: string, args: readonly unknown[], frame?: string): Promise<unknown>
  press(point: Point): Promise<void>
  type(text: string): Promise<void>
  back(): Promise<void>
  resize(window: { readonly width: number; readonly height: number }): Promise<void>
  close(): Promise<void>
}

/** A phone's window. */
export const WINDOW = { width: 390, height: 844 }
