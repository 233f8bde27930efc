import type { Page } from '@playwright/test'

/** How a translator takes a text: it puts its elements in the text's place at once or in two steps, or around the text. */
export type Way = 'replaces' | 'replaces in two steps' | 'wraps'

interface Options {
  readonly way?: Way
  /** True if texts of digits alone are taken too, and digits become Bengali ones. */
  readonly digits?: boolean
}

/**
 * Translates the page as a browser does, also what appears or changes later. It ignores `translate="no"`, as an extension
 * does. Words stay as they are, so tests still find them.
 */
export function translate(page: Page, { way = 'replaces', digits = true }: Options = {}): Promise<void> {
  return page.evaluate(
    ([way, digits]) => {
      const isWanted = (node: Node): node is Text =>
        node instanceof Text &&
        (digits ? /\S/ : /\p{L}/u).test(node.data) &&
        node.parentElement !== null &&
        !node.parentElement.closest('script, style, noscript, textarea, svg, option, font')
      const translated = (words: string) =>
        digits ? words.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit))) : words
      const take = (text: Text) => {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        outer.append(inner)
        if (way === 'replaces in two steps') text.before(outer)
        else text.replaceWith(outer)
        if (way === 'wraps') {
          text.data = translated(text.data)
          inner.append(text)
        } else {
          inner.textContent = translated(text.data)
          text.remove()
        }
      }
      const takeAll = (root: Node) => {
        const texts: Text[] = []
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node: Node | null = root; node; node = walker.nextNode())
          if (isWanted(node)) texts.push(node)
        texts.forEach(take)
      }
      takeAll(document.body)
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of [target instanceof Text ? target : null, ...addedNodes])
            if (node?.isConnected) takeAll(node)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    [way, digits] as const,
  )
}

/**
 * Returns what React has rendered and the page does not show, whatever kind of digits it is in. React's own tree is the
 * only place that knows both. The price cells are left out: they write their texts themselves.
 */
export function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number
      readonly memoizedProps:
        | { readonly children?: unknown; readonly dangerouslySetInnerHTML?: unknown }
        | string
      readonly stateNode: Element & { readonly current: Fiber }
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    const [ROOT, ELEMENT, TEXT] = [3, 5, 6]
    const western = (words: string) => words.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    const stale: string[] = []
    /** Returns the text below a fiber, or null if React does not know it. */
    const textOf = (fiber: Fiber): string | null => {
      if (fiber.tag === TEXT) return String(fiber.memoizedProps)
      const props = Object(fiber.memoizedProps)
      const isOfCell = (element: Element | null) => element?.id.endsWith('-size')
      if (
        fiber.tag === ELEMENT &&
        (props.dangerouslySetInnerHTML ||
          isOfCell(fiber.stateNode) ||
          isOfCell(fiber.stateNode.nextElementSibling))
      )
        return null
      const own = props.children
      let words: string | null = ''
      if (fiber.tag === ELEMENT && (typeof own === 'string' || typeof own === 'number')) words = String(own)
      for (let child = fiber.child; child; child = child.sibling) {
        const part = textOf(child)
        words = part === null || words === null ? null : words + part
      }
      if (fiber.tag === ELEMENT && words !== null) {
        const shown = fiber.stateNode.textContent ?? ''
        if (western(shown) !== western(words)) stale.push(`${words} is shown as ${shown}`)
      }
      return words
    }
    const container = Object(document.getElementById('app'))
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const root: Fiber | undefined = container[key]?.stateNode.current
    if (root?.tag !== ROOT) throw new Error('The page has no tree of React.')
    textOf(root)
    return stale
  })
}
