import { expect, type Locator, type Page } from '@playwright/test'

/** How often Tab is pressed before a control counts as unreachable. */
const MOST = 120

/** Returns what is wrong with the focus: it must be on a control, in view, not covered, and visibly marked. */
function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['the focus is nowhere']
    const name = focused.outerHTML.slice(0, 120)
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    const hit = document.elementFromPoint(x, y)
    const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
    // The focus mark of a hidden input is on the element that covers it, and that of a field on its box. A
    // frame shows the mark on the element that has the focus inside it.
    let isMarked = focused instanceof HTMLIFrameElement
    let at: Element | null = focused
    for (let level = 0; at && level < 4; level += 1, at = at.parentElement) {
      // A link that covers its row has its mark there.
      for (const part of [null, '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at, part)
        isMarked ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      }
      const { boxShadow } = getComputedStyle(at)
      isMarked ||= /0px 0px 0px [1-9][\d.]*px(?! inset)/.test(boxShadow)
    }
    return [...(isSeen ? [] : [`covered or out of view: ${name}`]), ...(isMarked ? [] : [`no mark: ${name}`])]
  })
}

/** A user who has only a keyboard. Every focused element must show its focus. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async #expectSeen(): Promise<void> {
    await expect.poll(() => focusProblems(this.#page), { message: 'the focus' }).toEqual([])
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Presses Tab until a control has the focus. */
  async reach(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < MOST; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return this.#expectSeen()
      await this.press(key)
      if (await this.#page.evaluate(() => document.activeElement !== document.body)) await this.#expectSeen()
    }
    throw new Error(`Tab does not reach ${control}.`)
  }

  /** Focuses a button or a link with Tab and presses Enter. */
  async enter(control: Locator): Promise<void> {
    await this.reach(control)
    await this.press('Enter')
  }

  /** Focuses a field with Tab and types. */
  async type(control: Locator, text: string): Promise<void> {
    await this.reach(control)
    await this.#page.keyboard.type(text)
    await expect(control).toHaveValue(text)
  }

  /** Focuses a radio group with Tab and chooses one radio with the arrow keys. */
  async choose(radio: Locator): Promise<void> {
    const isInGroup = () =>
      radio.evaluate(
        (element) =>
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.name === (element as HTMLInputElement).name,
      )
    await expect(radio).toBeAttached()
    for (let presses = 0; presses < MOST && !(await isInGroup()); presses += 1) {
      await this.press('Tab')
      if (await this.#page.evaluate(() => document.activeElement !== document.body)) await this.#expectSeen()
    }
    for (let presses = 0; presses < MOST; presses += 1) {
      if (await radio.evaluate((element) => element === document.activeElement)) break
      await this.press('ArrowDown')
      await this.#expectSeen()
    }
    await this.press('Space')
    await expect(radio).toBeChecked()
    await this.#expectSeen()
  }

  /** Focuses a list of options with Tab and chooses one with the arrow keys. */
  async select(list: Locator, value: string): Promise<void> {
    await this.reach(list)
    for (let presses = 0; presses < MOST; presses += 1) {
      if ((await list.inputValue()) === value) break
      await this.press('ArrowDown')
    }
    await expect(list).toHaveValue(value)
  }
}
