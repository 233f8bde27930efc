import { channel } from '@tiya/ports/port'
import type { EventObject } from 'xstate'
import * as z from 'zod/mini'
import { place } from './place.rules.ts'

/** Returns the schema of a list's view in the history entry: its filter and the player's place in it. */
export function keptView<Filter extends z.core.$ZodType>(filter: Filter) {
  return z.object({ filter, place: z.nullable(place) })
}

/** What a history entry keeps: the views of its screen, by machine, as they were stored. */
export interface KeptViews {
  readonly views: Readonly<Record<string, unknown>>
}

/** Stores this view of the screen in the history entry, for when the player returns to it. */
export type KeepViewEvent = EventObject & { type: 'keep'; view: unknown }

/** Stores the views of one machine, whose id is the input. */
export const keepView = channel<never, KeepViewEvent, string>('keepView')
