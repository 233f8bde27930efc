import { createRoot } from 'react-dom/client'
import { App } from '../src/App.tsx'
import { parcelPorts } from '../src/ports.ts'

type Chart = typeof import('../src/parcel.machine.ts')

/** The mutants that `mutants.mjs` has written, and the original. */
const charts = import.meta.glob<Chart>(['./mutants/*.machine.ts', '../src/parcel.machine.ts'])
const name = new URLSearchParams(location.search).get('chart')
const load = charts[name ? `./mutants/${name}.machine.ts` : '../src/parcel.machine.ts']
const container = document.getElementById('app')
if (load && container) {
  const { parcelMachine } = await load()
  const environment = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), storage: localStorage }
  createRoot(container).render(<App chart={parcelMachine.provide({ actors: parcelPorts(environment) })} />)
}
