import { X } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import * as css from './topBar.css.ts'

/** Renders why the last order was refused, and where the last file went, until each is closed. */
export function Notices() {
  const workbench = useWorkbench()
  const refusal = useWorkbenchState((state) => state.refusal)
  const notice = useWorkbenchState((state) => state.notice)
  return (
    <>
      {refusal !== null && (
        <div role="alert" className={css.refusal}>
          <p>{refusal}</p>
          <Button
            aria-label="Close the message"
            icon={X}
            onClick={() => workbench.send({ type: 'refusal.read' })}
          />
        </div>
      )}
      {notice !== null && (
        <div className={css.notice}>
          <output>{notice}</output>
          <Button
            aria-label="Close the notice"
            icon={X}
            onClick={() => workbench.send({ type: 'notice.read' })}
          />
        </div>
      )}
    </>
  )
}
