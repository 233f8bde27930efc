import { type ActorRefFrom, type AnyActor, waitFor } from 'xstate'
import type { siteMachine } from '#machines/app/site/site.machine.ts'

/** Returns the actor with the site's settings; undefined in a test of one screen. */
export function settingsOf(system: AnyActor['system']): ActorRefFrom<typeof siteMachine> | undefined {
  return system.get('site')
}

/** Loads the site's settings again and waits for them; where that fails, the known ones stay. */
export async function refreshSettings(system: AnyActor['system'], signal: AbortSignal): Promise<void> {
  const site = settingsOf(system)
  if (!site) return
  site.send({ type: 'refresh' })
  await waitFor(site, (snapshot) => !snapshot.matches({ general: 'loading' }), { signal })
}
