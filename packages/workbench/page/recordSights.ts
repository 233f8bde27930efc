import { computeAccessibleName } from 'dom-accessibility-api'
import type { Sight } from '../log/log.types.ts'

const isVisible = (element: Element) => element.getClientRects().length > 0

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

function sightOf(document: Document): Sight {
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible)
  const [heading] = visible('h1')
  return {
    heading: heading ? computeAccessibleName(heading) || textOf(heading) : '',
    dialogs: visible('dialog[open]').map((dialog) => computeAccessibleName(dialog)),
    alerts: visible('[role="alert"]').map(textOf).filter(Boolean),
  }
}

/** Reports what a page shows, whenever that changes, at most once per frame. `look` reports what it shows now. */
export function recordSights(document: Document, report: (sight: Sight) => void): { look(): void } {
  let last = ''
  let isScheduled = false

  function look() {
    isScheduled = false
    const sight = sightOf(document)
    const text = JSON.stringify(sight)
    if (text === last) return
    last = text
    report(sight)
  }

  const observer = new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(look)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return { look }
}
