import { ChartPanel } from './chart/ChartPanel.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import { ActorTree } from './panels/ActorTree.tsx'
import { Notices } from './panels/Notices.tsx'
import { SitePanel } from './panels/SitePanel.tsx'
import { TopBar } from './panels/TopBar.tsx'
import { StatePanel } from './state/StatePanel.tsx'
import { useStored } from './stored.ts'
import * as css from './workbench.css.ts'

/** Renders the workbench. */
export function Workbench() {
  const [isSiteShown, setSiteShown] = useStored('site', true)

  return (
    <div className={css.workbench}>
      <TopBar isSiteShown={isSiteShown} onSite={() => setSiteShown(!isSiteShown)} />
      <Notices />
      <main className={css.main}>
        <div className={css.site} data-shown={isSiteShown}>
          <SitePanel />
        </div>
        <div className={css.tools}>
          <div className={css.upper}>
            <div className={css.actors}>
              <ActorTree />
            </div>
            <div className={css.chart}>
              <ChartPanel />
            </div>
            <div className={css.state}>
              <StatePanel />
            </div>
          </div>
          <div className={css.log}>
            <LogPanel />
          </div>
        </div>
      </main>
    </div>
  )
}
