import type { Page } from '@playwright/test'
import type { Look } from '@tiya/graph-tests/internal/browser/browserApp.ts'
import { type Assertion, evaluateInjected, type Injected } from '../internals.ts'

/** A text to compare with, in the form that Playwright's own matchers use. */
interface ExpectedText {
  readonly string?: string | undefined
  readonly regexSource?: string | undefined
  readonly regexFlags?: string | undefined
  readonly matchSubstring?: boolean | undefined
  readonly normalizeWhiteSpace?: boolean | undefined
}

/** One assertion on a page, in the form that Playwright's own matchers use. */
export interface Check extends Assertion {
  /** Playwright's selector of the locator; undefined for an assertion on the page itself. */
  readonly selector: string | undefined
  readonly expressionArg?: string
  readonly expectedText?: readonly ExpectedText[]
  readonly expectedNumber?: number
  readonly expectedValue?: unknown
}

/** Runs in the page. Follows the rules of Playwright's `expect`, without its waiting. */
async function lookInPage(injected: Injected, checks: readonly Check[]): Promise<Look> {
  // Lets pending responses and gestures take effect first.
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const absent: Readonly<Record<string, boolean>> = {
    'to.be.visible': true,
    'to.be.attached': true,
    'to.be.in.viewport': true,
    'to.be.hidden': false,
    'to.be.detached': false,
  }
  const isHeld = async (check: Check) => {
    const { selector, expression, isNot } = check
    const isList = expression === 'to.have.count' || expression.endsWith('.array')
    const elements =
      selector === undefined
        ? [document.documentElement]
        : injected.querySelectorAll(injected.parseSelector(selector), document)
    if (elements.length === 0 && expression.endsWith('.array'))
      return (check.expectedText?.length === 0) !== isNot
    if (elements.length === 0 && !isList) return absent[expression] === isNot
    if (elements.length > 1 && !isList) return false
    const { matches } = await injected.expect(elements[0], check, elements, true)
    return matches !== isNot
  }
  const holds = await Promise.all(checks.map((check) => isHeld(check).catch(() => false)))
  // The view before the site's scripts has the marks of some flows.
  const own = '[data-flow]:not([data-static], [data-static] *)'
  const flows = [...document.querySelectorAll<HTMLElement>(own)].map(({ dataset }) => ({
    flow: dataset.flow ?? '',
    state: dataset.state ?? '',
  }))
  /** What is wrong on any screen in any state. Below a dialog, nothing is used. */
  function slipsOf(): string[] {
    const shown = document.querySelector('dialog:modal') ?? document
    const all = (selector: string) =>
      [...shown.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[data-static]'))
    const found = (slip: string, elements: readonly HTMLElement[]) =>
      elements.map(({ outerHTML }) => `${slip}: ${outerHTML.slice(0, 200)}`)
    const isEmpty = (one: HTMLElement) =>
      one.innerHTML.trim() === '' && !one.ariaLabel && !one.title && one.checkVisibility()
    const namesNone = (one: HTMLElement, name: string) =>
      (one.getAttribute(name) ?? '').split(' ').some((id) => !document.getElementById(id))
    const busy = '[aria-busy=true]'
    const standsIn = (one: HTMLElement) => getComputedStyle(one).backgroundImage !== 'none'
    const ids = all('[id]').map(({ id }) => id)
    return [
      ...['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
        found(
          `${name} names nothing`,
          all(`[${name}]`).filter((one) => namesNone(one, name)),
        ),
      ),
      ...found('a link leads nowhere', all('a:not([href]), a[href=""]')),
      ...found(
        'is empty',
        all('h1, h2, h3, p:not([role=status]), li, dt, dd, th, button, a, label').filter(isEmpty),
      ),
      ...found(
        'stands for nothing that loads',
        all('span[aria-hidden]:empty:not([data-letters])').filter(
          (one) => !one.closest(busy) && standsIn(one),
        ),
      ),
      ...found('loads, and nothing stands for it', all(busy).filter(isEmpty)),
      ...found(
        'not one tab is open',
        all('[role=tablist]').filter((one) => one.querySelectorAll('[aria-selected=true]').length !== 1),
      ),
      ...found(
        'is not as its button says',
        all('[aria-expanded][aria-controls]').filter((one) => {
          const part = document.getElementById(one.getAttribute('aria-controls') ?? '')
          const isShown = part?.checkVisibility() === true
          // A folded text is cut.
          const isCut = isShown && part.scrollHeight > part.clientHeight
          return one.ariaExpanded === 'true' ? !isShown : isShown && !isCut
        }),
      ),
      ...found(
        'is marked as another page',
        all('a[aria-current=page]').filter(
          (one) => (one as HTMLAnchorElement).pathname !== location.pathname,
        ),
      ),
      ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two have the id ${id}`),
    ]
  }
  // Between its calls, a poll may be loading.
  const isBusy = [...document.querySelectorAll('[aria-busy=true]:not([data-static] *)')].some(
    (one) => !one.closest('[data-state*=oading]'),
  )
  return { holds, text: document.body.innerText, flows, isBusy, slips: slipsOf() }
}

/** Evaluates all checks in one round trip to the page. */
export function lookAt(page: Page, checks: readonly Check[]): Promise<Look> {
  return evaluateInjected(page, lookInPage, checks)
}
