import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ROOT } from '../../scripts/lib/root.mjs'
import type { Driver, Point, WINDOW } from './driver.ts'

/** Finds by role and accessible name, in any browser. */
const TESTING_LIBRARY = readFileSync(
  join(ROOT, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Milliseconds for something to come, on a busy machine. */
const PATIENCE = 30_000

/** What is looked for, by role, or by text alone. */
export interface Sought {
  readonly role?: string
  /** The exact accessible name. */
  readonly name?: string
  /** A regular expression that the accessible name matches. */
  readonly like?: string
  readonly text?: string
  /** The label of a field whose role is none, such as a password's. */
  readonly label?: string
  /** Which of several, from 0; by default there must be one. */
  readonly nth?: number
  /** The title of the frame that shows it. */
  readonly in?: string
}

/** Returns the matching elements that are seen. */
const SEEN = `
  const [{ role, name, like, text, label, nth }] = args
  const dom = window.TestingLibraryDom
  if (!dom) return 'unknown'
  const found = role
    ? dom.queryAllByRole(document.body, role, like ? { name: new RegExp(like) } : name === undefined ? {} : { name })
    : label
    ? dom.queryAllByLabelText(document.body, label, { selector: 'input' })
    : dom.queryAllByText(document.body, text, { ignore: 'script, style, template, noscript' })
  const all = found.filter((one) => one.getClientRects().length > 0)
  const seen = nth === undefined ? all : all.slice(nth, nth + 1)
`

/** Returns where the only match is: `busy` while it moves, is covered or cannot be pressed. */
const PLACE = `${SEEN}
  if (seen.length !== 1 || seen[0].disabled) return seen.length > 1 ? 'ambiguous' : 'busy'
  const control = seen[0].labels?.[0] && seen[0].getBoundingClientRect().width < 2 ? seen[0].labels[0] : seen[0]
  // A dialog whose animation the engine has not drawn yet stands still, too.
  if (getComputedStyle(control).pointerEvents === 'none') return 'busy'
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const isOnTop = hit && (control.contains(hit) || hit.contains(control))
  return isOnTop ? point : 'busy'
`

/** A person with a phone, in any browser. */
export class Visitor {
  private readonly driver: Driver
  private readonly origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.origin = origin
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.origin + path)
  }

  /** Removes what the site has stored, on a page without the site. */
  async forgetAll(): Promise<void> {
    await this.open('/robots.txt')
    await this.run('localStorage.clear(); sessionStorage.clear()')
  }

  /** Stores a session. */
  async enter(session: Readonly<Record<string, string>>): Promise<void> {
    await this.run('Object.assign(localStorage, args[0])', session)
  }

  resize(window: typeof WINDOW): Promise<void> {
    return this.driver.resize(window)
  }

  back(): Promise<void> {
    return this.driver.back()
  }

  /** Returns what a function's body returns in the page. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.driver.run(body, args)
  }

  async see(sought: Sought): Promise<void> {
    await expect
      .poll(() => this.count(sought), { message: say(sought), timeout: PATIENCE })
      .toBeGreaterThan(0)
  }

  async seeNo(sought: Sought): Promise<void> {
    await expect.poll(() => this.count(sought), { message: say(sought), timeout: PATIENCE }).toBe(0)
  }

  async seeAddress(path: string): Promise<void> {
    const address = () => this.run('return location.pathname')
    await expect.poll(address, { timeout: PATIENCE }).toBe(path)
  }

  /** Presses what stands still in the same place twice in a row. */
  async press(sought: Sought): Promise<void> {
    await this.driver.press(await this.placeOf(sought))
  }

  /** Presses a field, and types into it in place of what it holds. */
  async fill(sought: Sought, text: string): Promise<void> {
    await this.press(sought)
    await this.run('document.activeElement?.select?.()')
    await this.driver.type(text)
  }

  /** Chooses in a list by what the option says. */
  async choose(sought: Sought, option: string): Promise<void> {
    await this.press(sought)
    await this.run(
      `const field = document.activeElement
      const option = [...field.options].find(({ text, value }) => value === args[0] || text.includes(args[0]))
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, option.value)
      field.dispatchEvent(new Event('change', { bubbles: true }))`,
      option,
    )
  }

  private async placeOf(sought: Sought): Promise<Point> {
    let last: unknown
    const stands = async () => {
      const before = last
      last = await this.ask(PLACE, sought)
      return typeof last === 'object' && JSON.stringify(last) === JSON.stringify(before) ? 'still' : last
    }
    await expect.poll(stands, { message: say(sought), timeout: PATIENCE }).toBe('still')
    const { x, y } = last as Point
    const outer = sought.in === undefined ? { x: 0, y: 0 } : await this.cornerOf(sought.in)
    return { x: x + outer.x, y: y + outer.y }
  }

  private async cornerOf(title: string): Promise<Point> {
    const body = `const { x, y } = document.querySelector('iframe[title="' + args[0] + '"]').getBoundingClientRect()
      return { x, y }`
    return (await this.run(body, title)) as Point
  }

  private async count(sought: Sought): Promise<number> {
    return Number((await this.ask(`${SEEN} return seen.length`, sought)) ?? 0)
  }

  /** Runs a body that needs the library, which each new page gets first. */
  private async ask(body: string, sought: Sought): Promise<unknown> {
    const answer = await this.driver.run(body, [sought], sought.in).catch(() => null)
    if (answer !== 'unknown') return answer
    await this.driver.run(TESTING_LIBRARY.replace(/\n\/\/# sourceMappingURL.*/, ''), [], sought.in)
    return this.driver.run(body, [sought], sought.in)
  }
}

const say = ({ role, name, like, text, label, in: frame }: Sought) =>
  `${role ?? 'text'} "${name ?? like ?? text ?? label}"${frame === undefined ? '' : ` in "${frame}"`}`

export const button = (name: string): Sought => ({ role: 'button', name })
export const link = (name: string): Sought => ({ role: 'link', name })
export const field = (name: string): Sought => ({ role: 'textbox', name })
export const radio = (name: string): Sought => ({ role: 'radio', name })
export const heading = (name: string): Sought => ({ role: 'heading', name })
