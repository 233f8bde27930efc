import type { AnyMachineSnapshot } from 'xstate'
import type { Message } from './run.ts'
import type { Step } from './steps.ts'

/** A local port that ran and ended within a step. */
export interface LocalRun {
  readonly port: string
  readonly input: unknown
}

/** What a step does, besides leading to its snapshot. */
export interface Effect {
  readonly before: AnyMachineSnapshot
  readonly after: AnyMachineSnapshot
  /** Every edge that was taken, in order. */
  readonly edges: readonly string[]
  readonly messages: readonly Message[]
  readonly local: readonly LocalRun[]
  /** Types of the events that `follows` returned. */
  readonly followed: readonly string[]
}

/** A step from one snapshot to another. The search takes it as an event that already holds what it does. */
export interface Arrow {
  readonly step: Step
  /** The step's kind: an event's type, otherwise the label. Answers that lead to the same snapshot share one. */
  readonly type: string
  readonly from: string
  readonly to: string
  readonly effect: Effect
}
