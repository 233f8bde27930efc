import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Gesture } from '../log/log.types.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role], [tabindex]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The place of a gesture that is none of a control's. */
const PAGE = { role: '', name: '', nth: 0 } as const

const isVisible = (element: Element) => element.getClientRects().length > 0

/** Returns how a user or a test finds an element: role, accessible name, and index among several. */
function placeOf(element: Element): Pick<Gesture, 'role' | 'name' | 'nth'> {
  const role = getRole(element) ?? ''
  const name = computeAccessibleName(element)
  const alike = [...element.ownerDocument.querySelectorAll(CONTROLS)].filter(
    (one) =>
      one === element || (isVisible(one) && getRole(one) === role && computeAccessibleName(one) === name),
  )
  return { role, name, nth: Math.max(0, alike.indexOf(element)) }
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'

/**
 * Reports what the user does on a page: presses, what was typed when the field is left, and where the page is scrolled
 * to when it comes to rest. `begin` is called before the page reacts to something that is reported later.
 */
export function recordGestures(
  document: Document,
  { report, begin }: { report: (gesture: Gesture) => void; begin: () => void },
): void {
  let typed: Field | undefined
  let isScrolling = false

  /** Reports what has begun: it ends here. */
  function flush() {
    if (typed) report({ action: 'fill', ...placeOf(typed), value: typed.value })
    typed = undefined
    if (isScrolling) report({ action: 'scroll', ...PAGE, value: String(document.defaultView?.scrollY) })
    isScrolling = false
  }

  const onInput = ({ target }: Event) => {
    if (!isField(target) || isChoice(target) || target instanceof HTMLSelectElement) return
    if (typed === target) return
    flush()
    begin()
    typed = target
  }
  const onChange = ({ target }: Event) => {
    if (!isField(target)) return
    flush()
    if (target instanceof HTMLSelectElement)
      report({ action: 'select', ...placeOf(target), value: target.value })
    else if (target instanceof HTMLInputElement && isChoice(target)) {
      // A site may send `change` for each field of a form: a radio that is not chosen was not pressed.
      if (target.checked) report({ action: 'check', ...placeOf(target) })
      else if (target.type === 'checkbox') report({ action: 'uncheck', ...placeOf(target) })
    }
  }
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null
    // A press on a field moves the focus, or is reported as the change that follows.
    if (!control || (isField(control) && !isChoice(control))) return
    flush()
    if (isField(control)) return begin()
    report({ action: 'click', ...placeOf(control) })
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    flush()
    report({ action: 'press', ...PAGE, value: key })
  }
  const onScroll = ({ target }: Event) => {
    if (target !== document || isScrolling) return
    flush()
    begin()
    isScrolling = true
  }

  document.addEventListener('input', onInput, true)
  document.addEventListener('change', onChange, true)
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('scroll', onScroll, true)
  document.addEventListener('scrollend', flush)
  document.defaultView?.addEventListener('blur', flush)
}
