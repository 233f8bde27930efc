import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { InspectedPage } from './page.rules.ts'
import type { workbenchMachine } from './workbench.machine.ts'

type WorkbenchActor = ActorRefFrom<typeof workbenchMachine>
type State = SnapshotFrom<typeof workbenchMachine>['context']

export const WorkbenchContext = createContext<WorkbenchActor | null>(null)

/** Returns the workbench's actor, for sending events. */
export function useWorkbench(): WorkbenchActor {
  const actor = use(WorkbenchContext)
  if (!actor) throw new Error('There is no workbench around this component.')
  return actor
}

/** Returns a part of the workbench's state. */
export function useWorkbenchState<Part>(select: (state: State) => Part): Part {
  return useSelector(useWorkbench(), ({ context }) => select(context))
}

/** Returns whether a page is displayed that takes orders. */
export function useIsPresent(): boolean {
  return useSelector(useWorkbench(), (snapshot) => snapshot.matches('present'))
}

/** Returns a part of what is shown: the opened log, or else the page. Undefined without either. */
export function useShown<Part>(select: (shown: InspectedPage) => Part): Part | undefined {
  return useWorkbenchState(({ opened, page }) => {
    const shown = opened ?? page
    return shown ? select(shown) : undefined
  })
}
