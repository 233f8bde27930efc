import type { Page } from '@playwright/test'
import type { Result } from '@tiya/ports/result'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { FlowModel, Gesture, Outcome, World } from '../model.ts'
import type { Step } from './steps.ts'

type DeviceEvent = (page: unknown, event: EventObject, before: AnyMachineSnapshot) => unknown
type Play = (page: Page, event: unknown, world: World) => Promise<unknown>

/** Returns how the model plays an event or the end of a child; undefined if it does not say. */
function gestureOf(model: FlowModel, step: Step): Gesture<Play, EventObject, AnyMachineSnapshot> | undefined {
  if (step.kind === 'event') return (model.gesture as Readonly<Record<string, Play>>)?.[step.event.type]
  if (step.kind !== 'outcome') return undefined
  const { play } = step.outcome
  if (play === undefined || typeof play === 'string') return play
  if (typeof play === 'function') return (_, __, world) => play(world)
  return { when: play.when, play: async (_, __, world) => play.play?.(world) }
}

/** Returns what plays an event or the end of a child in the browser; undefined if the model does not say. */
export function playOf(model: FlowModel, step: Step): Play | undefined {
  const gesture = gestureOf(model, step)
  if (typeof gesture === 'object') return gesture.play
  return typeof gesture === 'function' ? gesture : undefined
}

/** Returns what makes an event of the device happen; undefined if the model does not say. */
export function deviceEventOf({ deviceEvents }: FlowModel, type: string): DeviceEvent | undefined {
  return (deviceEvents as Readonly<Record<string, DeviceEvent>>)?.[type]
}

/** Returns true for the end of a child that fails, and of a port whose work throws. */
export function isDefect({ error, output }: Outcome): boolean {
  const result = output as Result<unknown, { readonly kind?: string }> | undefined
  return error !== undefined || (result?.ok === false && result.failure.kind === 'unexpected')
}

/** Returns true if a browser can take the step. */
export function isPlayable(model: FlowModel, snapshot: AnyMachineSnapshot, step: Step): boolean {
  if (step.refused || step.fails) return false
  if (step.kind === 'answer')
    return !(typeof step.answer === 'object' && 'silent' in step.answer && step.answer.unplayed)
  if (step.kind === 'delay' && model.unplayedDelays?.[step.delay]) return false
  const gesture = gestureOf(model, step)
  if (typeof gesture === 'string') return false
  const isCovered = step.kind === 'event' && model.covered?.(snapshot)?.includes(step.event.type) === false
  if (isCovered && gesture) return false
  if (typeof gesture === 'object') return gesture.when(snapshot, step.event)
  return step.kind !== 'outcome' || !isDefect(step.outcome) || gesture !== undefined
}
