import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { carouselMachine } from '#machines/home/carousel/carousel.machine.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Carousel } from '#src/ui/lists/Carousel.tsx'
import { SliderPicture } from './SliderPicture.tsx'
import { useSliders } from './useSliders.ts'

interface Props {
  actor: ActorRefFrom<typeof carouselMachine>
  shape?: 'banner' | 'wide'
  /** Duration of a banner change, in milliseconds. */
  speed?: number
}

/** Renders the operator's banners. */
export function Banners({ actor, shape = 'banner', speed }: Props) {
  const { home } = useTexts(homeTexts)
  const { site } = useSite()
  const banners = useSliders('Main')
  const ready = useSelector(site, (snapshot) => snapshot.matches({ sliders: 'ready' }))
  const load = useSelector(site, ({ children }) => children.loadSliders)
  const loading = useSelector(load, isLoading)
  const state = useSelector(actor, ({ value }) => String(value))
  const { index, reducedMotion } = useSelector(actor, ({ context }) => context)

  if (!ready) {
    return (
      <section aria-label={home.banners} aria-busy={loading || undefined}>
        <LoadNotice load={load} words={home.bannersFailed}>
          <Skeleton shape={shape} />
        </LoadNotice>
      </section>
    )
  }
  if (banners.length === 0) return null
  return (
    <Carousel
      // The slider library holds on to the slides that it started with.
      key={banners.map(({ message_id }) => message_id).join()}
      label={home.banners}
      slides={banners.map((slider, at) => ({
        // Ids may repeat.
        id: `${slider.message_id} ${at}`,
        content: (soon) => <SliderPicture slider={slider} eager={soon} ratio={shape} />,
      }))}
      index={index % banners.length}
      playing={state !== 'stopped'}
      reducedMotion={reducedMotion}
      speed={speed}
      slideLabel={home.slide}
      stopLabel={home.stop}
      playLabel={home.play}
      onChoose={(chosen) => actor.send({ type: 'slide.chosen', index: chosen })}
      onToggle={() => actor.send({ type: state === 'stopped' ? 'play' : 'stop' })}
      onHold={() => actor.send({ type: 'hold' })}
      onRelease={() => actor.send({ type: 'release' })}
      state={state}
    />
  )
}
