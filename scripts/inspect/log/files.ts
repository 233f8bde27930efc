import type { ActorRefFrom } from 'xstate'
import type { EventLog, SiteLog } from '../../../src/inspect/log.types.ts'
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
  const { imported, page } = workbench.getSnapshot().context
  const shown = imported ?? page
  return shown && logOf(shown)
}

/** Saves the log that is shown as a file. */
export function saveLog(workbench: Workbench): void {
  const log = shownLog(workbench)
  if (log) save('event-log.json', 'application/json', JSON.stringify(log, null, 1))
}

/** Asks for a file and shows the log in it. */
export function openLog(workbench: Workbench): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (!file) return
    const log = readLog(await file.text())
    workbench.send(
      typeof log === 'string' ? { type: 'log.refused', reason: log } : { type: 'log.imported', log },
    )
  })
  input.click()
}

/** Returns the log in a file's text, or why it can't be shown. */
export function readLog(text: string): SiteLog | string {
  const log = parse(text)
  if (log?.version !== 1) return 'This file is not an event log.'
  if (log.source !== 'site')
    return `This is the log of a ${log.source}. Replay it with: npm run replay -- <file>`
  return 'start' in log && Array.isArray(log.entries) ? log : 'This event log has no entries.'
}

function parse(text: string): EventLog | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
