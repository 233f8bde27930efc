import { type Interleaving, interleaveAll } from '@tiya/graph-tests/interleave'
import type { Arbitrary } from 'fast-check'
import type { AnyStateMachine } from 'xstate'
import { roundsOf } from '../../rounds.ts'
import { PLAYER } from '../ambient.ts'
import { SITE, type SiteTypes } from '../app.ts'

/** How many interleavings a property plays. */
const INTERLEAVINGS = roundsOf({ some: 80, all: 1_000 })

/** Plays the stories of many random scripts of a player, see `interleaveAll` of the package. */
export function interleaveSite<
  Script extends { readonly time: readonly number[]; readonly shown: readonly boolean[] },
  Machine extends AnyStateMachine,
>(
  scripts: Arbitrary<Script>,
  storyOf: (script: Script) => Omit<Interleaving<Machine, SiteTypes>, 'stored'>,
): Promise<void> {
  const story = (script: Script) => ({ stored: PLAYER, ...storyOf(script) })
  return interleaveAll(SITE, scripts, story, INTERLEAVINGS)
}
