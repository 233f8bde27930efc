import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { parcelMachine } from './parcel.machine.ts'
import { parcelPorts } from './ports.ts'
import './parcel.css'

const environment = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), storage: localStorage }
const chart = parcelMachine.provide({ actors: parcelPorts(environment) })

const container = document.getElementById('app')
if (container) createRoot(container).render(<App chart={chart} />)
