import type { DefectReport } from '@tiya/contract/report'
import type { AnyMachineSnapshot } from 'xstate'
import { routeOf } from '#machines/common/routing/routes.ts'
import type { Environment } from '../../environment/environment.ts'
import { logDefect, type Report } from '../../environment/http/defect.ts'
import type { Site } from '../site.context.ts'
import { stateText } from '../stateText.ts'
import { detailOf, patternOf } from './detail.ts'
import { recordEvents } from './recordEvents.ts'

/** How many reports a page sends at most. */
const MOST = 20

/** Milliseconds within which a defect of the same kind and detail is reported once. */
const ONCE_IN = 60_000

/** Returns the name of the page's main script, which differs from build to build. */
function buildOf({ document }: Window): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return scripts.at(-1)?.src.replace(/.*\/|\.js$/g, '') ?? ''
}

/** Starts to record the events of a page. Returns a function that sends a defect to `reportUrl`, with the last of them. */
export function reporterOf(root: Site['root'], { window, clock, config }: Environment): Report {
  const events = recordEvents(root, () => clock.now())
  const sentAt = new Map<string, number>()
  let sent = 0
  return (defect) => {
    logDefect(defect)
    const { kind } = defect
    const detail = detailOf(defect)
    const sameAt = sentAt.get(`${kind} ${detail}`)
    if (sent === MOST || (sameAt !== undefined && clock.now() - sameAt < ONCE_IN)) return
    sent += 1
    sentAt.set(`${kind} ${detail}`, clock.now())
    // There is no router yet while the site starts.
    const router: Site['router'] | undefined = root.system.get('router')
    const screen: AnyMachineSnapshot | undefined = router?.getSnapshot().context.shown?.ref.getSnapshot()
    const report: DefectReport = {
      build: buildOf(window),
      route: patternOf(routeOf(window.location.pathname)?.path ?? '*'),
      flow: screen?.machine.id ?? 'router',
      state: screen ? stateText(screen.value) : '',
      kind,
      detail,
      events: [...events()],
    }
    window.navigator.sendBeacon(config.reportUrl, JSON.stringify(report))
  }
}
