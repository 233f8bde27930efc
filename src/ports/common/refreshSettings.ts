import { type ActorRefFrom, type AnyActor, waitFor } from 'xstate'
import type { siteMachine } from '#machines/app/site/site.machine.ts'

/** Loads the site's settings again and waits for them; where that fails, the known ones stay. */
export async function refreshSettings(system: AnyActor['system'], signal: AbortSignal): Promise<void> {
  const site: ActorRefFrom<typeof siteMachine> | undefined = system.get('site')
  if (!site) return
  site.send({ type: 'refresh' })
  await waitFor(site, (snapshot) => !snapshot.matches({ general: 'loading' }), { signal })
}
