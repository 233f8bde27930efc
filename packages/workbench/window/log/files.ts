import type { ActorRefFrom } from 'xstate'
import { readSiteLog } from '../../log/readLog.ts'
import { withoutTokens } from '../../log/withoutTokens.ts'
import { logOf } from '../page.rules.ts'
import type { workbenchMachine } from '../workbench.machine.ts'

interface SavedFile {
  readonly name: string
  readonly type: string
  readonly text: string
  /** What to do with the file. */
  readonly use: string
}

type Workbench = ActorRefFrom<typeof workbenchMachine>

/** Saves a file where the browser stores downloads, and says what to do with it. */
function save(workbench: Workbench, { name, type, text, use }: SavedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
  workbench.send({ type: 'saved', notice: `The browser saves ${name} with its downloads. ${use}` })
}

function shownLog(workbench: Workbench) {
  const { opened, page } = workbench.getSnapshot().context
  const shown = opened ?? page
  return shown && logOf(shown)
}

/** Saves the displayed log to a file, without the tokens of its session. */
export function saveLog(workbench: Workbench): void {
  const log = shownLog(workbench)
  if (!log) return
  save(workbench, {
    name: 'event-log.json',
    type: 'application/json',
    text: JSON.stringify(withoutTokens(log), null, 1),
    use: workbench.getSnapshot().context.options.logUse,
  })
}

/** Saves the displayed log as the source of a test. */
export function saveTest(workbench: Workbench): void {
  const log = shownLog(workbench)
  if (!log) return
  const { name, use, of } = workbench.getSnapshot().context.options.test
  save(workbench, { name, type: 'text/plain', text: of(withoutTokens(log)), use })
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
