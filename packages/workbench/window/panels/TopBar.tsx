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
import { openLog, saveLog, saveTest } from '../log/files.ts'
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
  const isLive = mode === 'live' || mode === undefined
  const moves = [
    { type: 'back', name: 'Step back', icon: StepBack, can: canGoBack },
    { type: 'forward', name: 'Step forward', icon: StepForward, can: canGoForward },
    { type: 'restart', name: 'Restart the page', icon: RotateCcw, can: true },
  ] as const
  return (
    <div role="toolbar" aria-label="Time" className={css.group}>
      <Button icon={isLive ? Pause : Play} disabled={isOff} onClick={() => send(isLive ? 'pause' : 'resume')}>
        {isLive ? 'Pause' : 'Resume'}
      </Button>
      {moves.map(({ type, name, icon, can }) => (
        <Button
          key={type}
          aria-label={name}
          icon={icon}
          disabled={isOff || !can}
          onClick={() => send(type)}
        />
      ))}
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
      <Button icon={FlaskConical} disabled={isEmpty} onClick={() => saveTest(workbench)}>
        As test
      </Button>
    </div>
  )
}
