import {
  Download,
  FlaskConical,
  FolderOpen,
  Pause,
  Play,
  RotateCcw,
  Smartphone,
  StepBack,
  StepForward,
} from 'lucide-react'
import { openLog, saveJourney, saveLog } from '../log/files.ts'
import { Button } from '../ui/Button.tsx'
import { useIsPresent, useShown, useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import { stepOf } from '../workbench.machine.ts'
import { PageStatus } from './PageStatus.tsx'
import * as css from './topBar.css.ts'

interface Props {
  isSiteShown: boolean
  onSite: () => void
}

/** Renders the controls for the page (whether it is shown, its time and its log). */
export function TopBar({ isSiteShown, onSite }: Props) {
  return (
    <header className={css.bar}>
      <Button
        aria-label="Site beside the tools"
        aria-pressed={isSiteShown}
        icon={Smartphone}
        onClick={onSite}
      />
      <h1 className={css.title}>Workbench</h1>
      <PageStatus />
      <TimeControls />
      <LogControls />
    </header>
  )
}

function TimeControls() {
  const workbench = useWorkbench()
  const send = (type: 'pause' | 'resume' | 'back' | 'forward' | 'restart') => workbench.send({ type })
  const mode = useWorkbenchState(({ page }) => page?.mode)
  const isOpened = useWorkbenchState(({ opened }) => opened !== null)
  const isOff = !useIsPresent() || isOpened
  const canGoBack = useWorkbenchState((state) => stepOf(state, 'back') !== null)
  const canGoForward = useWorkbenchState((state) => state.ahead !== null && stepOf(state, 'forward') !== null)
  return (
    <div role="toolbar" aria-label="Time" className={css.group}>
      {mode === 'live' || mode === undefined ? (
        <Button icon={Pause} disabled={isOff} onClick={() => send('pause')}>
          Pause
        </Button>
      ) : (
        <Button icon={Play} disabled={isOff} onClick={() => send('resume')}>
          Resume
        </Button>
      )}
      <Button
        aria-label="Step back"
        icon={StepBack}
        disabled={isOff || !canGoBack}
        onClick={() => send('back')}
      />
      <Button
        aria-label="Step forward"
        icon={StepForward}
        disabled={isOff || !canGoForward}
        onClick={() => send('forward')}
      />
      <Button
        aria-label="Restart the page"
        icon={RotateCcw}
        disabled={isOff}
        onClick={() => send('restart')}
      />
    </div>
  )
}

function LogControls() {
  const workbench = useWorkbench()
  const isEmpty = useShown(({ entries }) => entries.length === 0) ?? true
  return (
    <div role="toolbar" aria-label="Log" className={css.group}>
      <Button icon={FolderOpen} onClick={() => openLog(workbench)}>
        Open
      </Button>
      <Button icon={Download} disabled={isEmpty} onClick={() => saveLog(workbench)}>
        Export
      </Button>
      <Button icon={FlaskConical} disabled={isEmpty} onClick={() => saveJourney(workbench)}>
        As test
      </Button>
    </div>
  )
}
