import { describeChart } from '@tiya/graph-tests/charts'
import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts', {
  eager: true,
})

/** All machines of the site. */
export const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value)

/** Returns the charts of all machines by their ids. */
export const allCharts = async (): Promise<Readonly<Record<string, Chart>>> =>
  Object.fromEntries(machines.map((machine) => [machine.id, describeChart(machine)]))
