import type { ActorRefFrom } from 'xstate'
import { journeyOf } from '#src/inspect/journey.ts'
import { readSiteLog } from '#src/inspect/readLog.ts'
import { logOf } from '../page.rules.ts'
import type { workbenchMachine } from '../workbench.machine.ts'

type Workbench = ActorRefFrom<typeof workbenchMachine>

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function shownLog(workbench: Workbench) {
  const { opened, page } = workbench.getSnapshot().context
  const shown = opened ?? page
  return shown && logOf(shown)
}

/** Saves the displayed log to a file. */
export function saveLog(workbench: Workbench): void {
  const log = shownLog(workbench)
  if (log) save('event-log.json', 'application/json', JSON.stringify(log, null, 1))
}

/** Saves the displayed log as the source of a journey test. */
export function saveJourney(workbench: Workbench): void {
  const log = shownLog(workbench)
  if (log) save('journey.spec.ts', 'text/plain', journeyOf(log))
}

/** Lets the user pick a file and shows its log. */
export function openLog(workbench: Workbench): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (!file) return
    try {
      workbench.send({ type: 'log.opened', log: readSiteLog(await file.text()) })
    } catch (error) {
      workbench.send({ type: 'refused', reason: (error as Error).message })
    }
  })
  input.click()
}
