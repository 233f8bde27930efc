import type { Control } from './walk.types.ts'

/* What runs in the page, as one script. It imports nothing, because Playwright sends it there as text. */

/** What a page shows, as far as a walk's rules check it. */
export interface Observation {
  readonly address: string
  readonly headings: number
  /** The visible text. */
  readonly text: string
  readonly hasControls: boolean
  /** All of `localStorage`. */
  readonly stored: Readonly<Record<string, string>>
  /** Addresses of frames, links and pictures. */
  readonly addresses: readonly string[]
}

/** A control that can be used now. */
export interface Seen extends Control {
  readonly kind: 'press' | 'fill' | 'select'
  /** The number of controls of its kind in the same list. */
  readonly peers: number
  readonly isInMain: boolean
  readonly isInDialog: boolean
  readonly isEmpty: boolean
  readonly type: string
  readonly options: readonly string[]
}

export interface WalkTools {
  controls(): Seen[]
  press(control: Control, times: number): boolean
  fill(control: Control, value: string): boolean
  select(control: Control, value: string): boolean
  /** Fills in and chooses what is still open, and sometimes what is not; `values` are keyed by words of field names. */
  complete(pick: number, values: Readonly<Record<string, readonly string[]>>): number
  look(): Observation
}

/** Speeds up the page's time by `speed`; `from` and `began` are the page's and the machine's start times. */
export function hurry({ speed, from, began }: { speed: number; from: number; began: number }): void {
  const { setTimeout: startTimeout, setInterval: startInterval } = window
  const RealDate = Date
  const now = () => Math.floor(from + (RealDate.now() - began) * speed)
  const scaled =
    (start: typeof setTimeout) =>
    (run: TimerHandler, delay = 0, ...args: unknown[]) =>
      start(run, delay / speed, ...args)
  window.setTimeout = scaled(startTimeout) as typeof setTimeout
  window.setInterval = scaled(startInterval as typeof setTimeout) as typeof setInterval
  window.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [now()]) as [number]))
    }
    static override now = now
  } as DateConstructor
}

/** Installs the tools of a walk as `window.walkTools`. */
export function installTools(): void {
  const PRESSED =
    'a[href], button, summary, [role=button], [role=tab], input[type=checkbox], input[type=radio]'
  const TYPED = 'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]), textarea'

  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  /** While a modal dialog is open, nothing else can be reached. */
  const reachable = (): ParentNode => {
    const modals = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'))
    return modals.at(-1) ?? document
  }

  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = [
      element.getAttribute('aria-label'),
      labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' '),
      element.textContent,
      element.getAttribute('placeholder'),
      element.querySelector('img')?.alt,
    ]
    const name = words.find((each) => each?.trim())
    return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  }

  const roleOf = (element: Element): string => {
    const role = element.getAttribute('role')
    if (role) return role
    if (element instanceof HTMLInputElement)
      return ['checkbox', 'radio'].includes(element.type) ? element.type : 'textbox'
    const roles: Record<string, string> = { A: 'link', SELECT: 'combobox', TEXTAREA: 'textbox' }
    return roles[element.tagName] ?? 'button'
  }

  /** Links that leave the site or open another tab are not followed. */
  const isInside = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.target !== '_blank' &&
      !element.download &&
      element.origin === location.origin &&
      !/^\/(sandbox|storage|affiliate$)/.test(element.pathname))

  const isUsable = (element: Element) => {
    const { disabled } = element as HTMLButtonElement
    const isOff = disabled || element.getAttribute('aria-disabled') === 'true'
    const target = (element as HTMLInputElement).labels?.[0] ?? element
    return !isOff && !element.closest('[inert], [data-static]') && isInside(element) && isShown(target)
  }

  const all = () => {
    const counts = new Map<string, number>()
    const root = reachable()
    return [...root.querySelectorAll(`${PRESSED}, ${TYPED}, select`)].filter(isUsable).map((element) => {
      const [role, name] = [roleOf(element), nameOf(element)]
      const nth = counts.get(`${role} ${name}`) ?? 0
      counts.set(`${role} ${name}`, nth + 1)
      return { element: element as HTMLElement, role, name, nth }
    })
  }

  /** What `controls` found last; actions look up the chosen control here. */
  let found: ReturnType<typeof all> = []

  const find = ({ role, name, nth }: Control) => {
    const isMeant = (each: (typeof found)[number]) =>
      each.role === role && each.name === name && each.nth === nth
    const known = found.find(isMeant)?.element
    found = []
    return known?.isConnected && isUsable(known) ? known : all().find(isMeant)?.element
  }

  /** Returns whether a press on the control reaches it, rather than something that covers it. */
  const isHit = (element: Element): boolean => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = (element as HTMLInputElement).labels?.[0]
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true)
  }

  const write = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    const { prototype } =
      element instanceof HTMLSelectElement
        ? HTMLSelectElement
        : element instanceof HTMLTextAreaElement
          ? HTMLTextAreaElement
          : HTMLInputElement
    element.focus()
    // React overrides the element's own setter.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const tools: WalkTools = {
    controls: () => {
      found = all()
      const listOf = (element: Element) => element.closest('ul, ol, table, [role=list], [role=tablist]')
      const peers = new Map<Element | null, number>()
      for (const { element } of found) peers.set(listOf(element), (peers.get(listOf(element)) ?? 0) + 1)
      return found.map(({ element, ...control }) => {
        const isSelect = element instanceof HTMLSelectElement
        const list = listOf(element)
        return {
          ...control,
          kind: isSelect ? 'select' : element.matches(TYPED) ? 'fill' : 'press',
          peers: list ? (peers.get(list) ?? 1) : 1,
          isInMain: element.closest('main') !== null,
          isInDialog: element.closest('dialog') !== null,
          isEmpty: !(element as HTMLInputElement).value,
          type: (element as HTMLInputElement).type ?? '',
          options: isSelect ? [...element.options].map(({ value }) => value) : [],
        }
      })
    },
    press: (control, times) => {
      const element = find(control)
      if (!element || !isHit(element)) return false
      for (let press = 0; press < times; press += 1) element.click()
      return true
    },
    fill: (control, value) => {
      const element = find(control)
      if (element) write(element as HTMLInputElement, value)
      return element !== undefined
    },
    select: (control, value) => {
      const element = find(control)
      if (element) write(element as HTMLSelectElement, value)
      return element !== undefined
    },
    complete: (pick, values) => {
      let done = 0
      const groups = new Map<string, HTMLInputElement[]>()
      const nth = <Item>(items: readonly Item[]) => items[(pick + done) % items.length] as Item
      const isKept = (isFilled: boolean) => isFilled && (pick + done) % 4 !== 0
      for (const { element, name } of all()) {
        if (element instanceof HTMLInputElement && element.type === 'radio')
          groups.set(element.name, [...(groups.get(element.name) ?? []), element])
        else if (element instanceof HTMLInputElement && element.type === 'checkbox') {
          if (!element.checked) element.click()
        } else if (element instanceof HTMLSelectElement) {
          if (element.options.length > 0 && !isKept(element.value !== ''))
            write(element, nth([...element.options]).value)
        } else if (element.matches(TYPED)) {
          const known = Object.keys(values).find((words) => new RegExp(words, 'i').test(name))
          const field = element as HTMLInputElement
          if (!isKept(field.value !== '')) write(field, nth(values[known ?? ''] ?? ['500']))
        } else continue
        done += 1
      }
      for (const group of groups.values()) {
        if (!isKept(group.some(({ checked }) => checked))) nth(group).click()
        done += 1
      }
      return done
    },
    look: () => ({
      address: location.pathname + location.search,
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0)
        .length,
      text: document.body?.innerText ?? '',
      hasControls: [...reachable().querySelectorAll(`${PRESSED}, ${TYPED}, select`)].some(isUsable),
      stored: Object.fromEntries(
        Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').map((key) => [
          key,
          localStorage.getItem(key) ?? '',
        ]),
      ),
      addresses: [
        location.href,
        ...[...document.querySelectorAll('iframe, img, a')].map(
          (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
        ),
      ],
    }),
  }
  Object.assign(window, { walkTools: tools })
}
