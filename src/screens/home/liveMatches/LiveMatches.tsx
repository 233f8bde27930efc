import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { liveMatchesMachine } from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import { matchesShown } from '#machines/exchange/liveMatches/liveMatches.selectors.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { useInViewport } from '#src/ui/lists/InViewport.tsx'
import { EventRows } from '../../exchange/EventRows.tsx'
import * as css from '../home/home.css.ts'

type Props = { actor: ActorRefFrom<typeof liveMatchesMachine> }

/** Renders the first matches in play with their prices; nothing without any. */
export default function LiveMatches({ actor }: Props) {
  const { home } = useTexts(homeTexts)
  const matches = useSelector(actor, matchesShown)
  const prices = useSelector(actor, ({ children }) => children.prices)
  const flow = useFlow(actor)
  const opened = useCallback(() => {
    actor.send({ type: 'place.opened' })
    return () => actor.send({ type: 'place.closed' })
  }, [actor])
  const onSeen = useCallback(
    (seen: boolean) => actor.send({ type: seen ? 'matches.seen' : 'matches.unseen' }),
    [actor],
  )
  const observe = useInViewport(onSeen)
  return (
    <>
      <span ref={opened} hidden />
      {prices && matches.length > 0 ? (
        <section ref={observe} aria-label={home.liveMatches} {...flow} className={css.section}>
          {matches.map(({ sport, ...loaded }) => (
            <EventRows key={sport} {...loaded} sport={sport} showsCompetition prices={prices} />
          ))}
        </section>
      ) : (
        <Place actor={actor} />
      )}
    </>
  )
}

/** Takes no room. Reports that the splash is gone, then whether matches that come now would come into view. */
function Place({ actor }: Props) {
  const splash = useSelector(useSite().root, ({ children }) => children.splash)
  const watched = useSelector(actor, (snapshot) => snapshot.hasTag('watched'))
  const onSeen = useCallback(
    (seen: boolean) => actor.send({ type: seen ? 'place.seen' : 'place.unseen' }),
    [actor],
  )
  const observe = useInViewport(onSeen)
  const uncover = useCallback(() => actor.send({ type: 'place.uncovered' }), [actor])
  return !splash && <div ref={watched ? observe : uncover} className={css.livePlace} />
}
