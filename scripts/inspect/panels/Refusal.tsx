import { X } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import * as css from './topBar.css.ts'

/** Renders why the last order was refused, until it is closed. */
export function Refusal() {
  const workbench = useWorkbench()
  const reason = useWorkbenchState((state) => state.refusal)
  const close = () => workbench.send({ type: 'refusal.read' })
  if (reason === null) return null
  return (
    <div role="alert" className={css.refusal}>
      <p>{reason}</p>
      <Button aria-label="Close the message" icon={X} onClick={close} />
    </div>
  )
}
