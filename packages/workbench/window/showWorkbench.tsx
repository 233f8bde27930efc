import './theme.css.ts'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { Workbench } from './Workbench.tsx'
import { WorkbenchContext } from './workbench.context.ts'
import { type WorkbenchOptions, workbenchMachine } from './workbench.machine.ts'

/** Shows the workbench in the element with the id `workbench`. Its text is in Manrope if the page has that font. */
export function showWorkbench(options: WorkbenchOptions): void {
  const container = document.getElementById('workbench')
  if (!container) throw new Error('The page has no element with the id workbench.')
  createRoot(container).render(
    <WorkbenchContext value={createActor(workbenchMachine, { input: options }).start()}>
      <Workbench />
    </WorkbenchContext>,
  )
}
