import '../../src/theme/fonts.css.ts'
import './theme.css.ts'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { Workbench } from './Workbench.tsx'
import { WorkbenchContext } from './workbench.context.ts'
import { workbenchMachine } from './workbench.machine.ts'

const container = document.getElementById('workbench')
if (!container) throw new Error('The page has no element with the id workbench.')
createRoot(container).render(
  <WorkbenchContext value={createActor(workbenchMachine).start()}>
    <Workbench />
  </WorkbenchContext>,
)
