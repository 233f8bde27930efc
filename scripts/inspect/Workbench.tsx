import { useState } from 'react'
import { ChartPanel } from './chart/ChartPanel.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import { ActorTree } from './panels/ActorTree.tsx'
import { Refusal } from './panels/Refusal.tsx'
import { SitePanel } from './panels/SitePanel.tsx'
import { TopBar } from './panels/TopBar.tsx'
import { StatePanel } from './state/StatePanel.tsx'
import { useStored } from './stored.ts'
import { Segments } from './ui/Segments.tsx'
import { Splitter } from './ui/Splitter.tsx'
import * as css from './workbench.css.ts'

const VIEWS = [
  { value: 'site', label: 'Site' },
  { value: 'actors', label: 'Actors' },
  { value: 'chart', label: 'Chart' },
  { value: 'state', label: 'State' },
  { value: 'log', label: 'Log' },
] as const

/** Renders the workbench. In a narrow window it shows one panel at a time. */
export function Workbench() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('chart')
  const [isSiteShown, setSiteShown] = useStored('site', true)
  const [sizes, setSizes] = useStored('sizes', { actors: 208, state: 308, log: 300 })
  const resize = (name: keyof typeof sizes) => (size: number) => setSizes({ ...sizes, [name]: size })

  return (
    <div className={css.workbench} data-site={isSiteShown ? 'shown' : 'hidden'}>
      <TopBar isSiteShown={isSiteShown} onSite={() => setSiteShown(!isSiteShown)} />
      <Refusal />
      <div className={css.views}>
        <Segments label="Panel" variant="plain" items={VIEWS} value={view} onChange={setView} />
      </div>
      <main className={css.main}>
        <div className={css.site} data-on={view === 'site'}>
          <SitePanel />
        </div>
        <div className={css.tools} data-on={view !== 'site'}>
          <div className={css.upper} data-on={view !== 'log'}>
            <div className={css.actors} data-on={view === 'actors'} style={{ width: sizes.actors }}>
              <ActorTree />
            </div>
            <Splitter
              label="Width of the actors"
              between="columns"
              size={sizes.actors}
              min={160}
              max={420}
              onResize={resize('actors')}
            />
            <div className={css.chart} data-on={view === 'chart'}>
              <ChartPanel />
            </div>
            <Splitter
              label="Width of the state"
              between="columns"
              size={sizes.state}
              min={240}
              max={640}
              after
              onResize={resize('state')}
            />
            <div className={css.state} data-on={view === 'state'} style={{ width: sizes.state }}>
              <StatePanel />
            </div>
          </div>
          <Splitter
            label="Height of the log"
            between="rows"
            size={sizes.log}
            min={120}
            max={640}
            after
            onResize={resize('log')}
          />
          <div className={css.log} data-on={view === 'log'} style={{ height: sizes.log }}>
            <LogPanel />
          </div>
        </div>
      </main>
    </div>
  )
}
