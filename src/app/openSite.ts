import { createEnvironment } from '../environment/createEnvironment.ts'
import { isDesktop } from '../environment/device/device.ts'
import { nextTask, whenIdle } from '../environment/device/nextTask.ts'
import { logDefect, type Report } from '../environment/http/defect.ts'
import { renewalsOf } from '../environment/offline/renewals.ts'
import { takeHanded } from '../environment/page/navigation.ts'
import { createRoot, siteOf } from './rootActor.ts'
import type { Site } from './site.context.ts'

/** Milliseconds for the first view's pictures: the code of reports would take one of the few connections. */
const REPORTER_DELAY = 2_000

/** Tasks in which the page reads an answer that has arrived: its headers, its body, and what they lead to. */
const READING = 4

/**
 * Starts the root actor and returns the site. Call it once per page load. It runs each step in a new task, so
 * none of them blocks the page for long.
 */
export async function openSite(window: Window): Promise<Site> {
  // What the worker says is held back only until the page has been read.
  const renewals = renewalsOf(window)
  await nextTask()
  let reporter: Promise<Report> | undefined
  const environment = createEnvironment(
    window,
    (token) => root.send({ type: 'token.refused', token }),
    (defect) => (reporter ? reporter.then((report) => report(defect)) : logDefect(defect)),
    renewals,
  )
  takeHanded(environment)
  // The pictures that an early answer names are fetched before the site's own calls take the few connections.
  for (let task = 0; task < READING; task += 1) await nextTask()
  const root = createRoot(environment, isDesktop(window))
  if (environment.config.reportUrl)
    reporter = whenIdle(REPORTER_DELAY)
      .then(() => import('./reports/reporter.ts'))
      .then(
        ({ reporterOf }) => reporterOf(root, environment),
        () => logDefect,
      )
  await nextTask()
  root.start()
  await nextTask()
  return siteOf(root, environment)
}
