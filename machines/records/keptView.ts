import type { EventObject } from 'xstate'
import * as z from 'zod/mini'
import { channel } from '../common/port.ts'
import { place } from './place.rules.ts'

/** Returns the schema of what a list is narrowed to and where the player is in it, kept with the history entry. */
export function keptView<Filter extends z.core.$ZodType>(filter: Filter) {
  return z.object({ filter, place: z.nullable(place) })
}

/** Keeps this view of the screen with the history entry, for the way back to it. */
export type KeepViewEvent = EventObject & { type: 'keep'; view: unknown }

/** Keeps the views of one machine, whose id is the input. */
export const keepView = channel<KeepViewEvent, string>('keepView')
