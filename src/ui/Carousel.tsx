import type { KeenSliderInstance } from 'keen-slider'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './carousel.css.ts'
import { IconButton } from './IconButton.tsx'

interface Props {
  /** The accessible name of the region. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** The slide that is shown; the owner moves it on. */
  index: number
  /** It moves on by itself: the button stops it. */
  playing: boolean
  /** Slides follow one another without moving. */
  reducedMotion: boolean
  /** Accessible names: of each slide's button, and of the one that stops or plays. */
  slideLabel: (number: number) => string
  stopLabel: string
  playLabel: string
  onChoose: (index: number) => void
  onToggle: () => void
  /** A pointer or the focus rests on it, and leaves it. */
  onHold: () => void
  onRelease: () => void
  /** State of its flow, for QA. */
  state: string
}

/**
 * Slides that are swiped, chosen by their buttons, or moved on by the owner. The slider is fetched when it is
 * first touched or moved: the first screen does not wait for it, and slides replace one another until it is there.
 */
export function Carousel(props: Props) {
  const { label, slides, index, playing, reducedMotion, slideLabel, onHold, onRelease } = props
  const count = slides.length
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const latest = useRef(props)
  const [wanted, setWanted] = useState(false)
  if (index !== 0 && !wanted) setWanted(true)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const container = track.current
    if (!container || count < 2 || !wanted) return undefined
    let gone = false
    const begin = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (gone) return
      container.dataset.sliding = ''
      slider.current = new KeenSlider(container, {
        loop: true,
        selector: ':scope > *',
        initial: latest.current.index,
        dragEnded: ({ animator, track: { absToRel, details } }) => {
          const reached = absToRel(animator.targetIdx ?? details.abs)
          if (reached !== latest.current.index) latest.current.onChoose(reached)
        },
      })
    }
    // Where it can't be fetched, slides go on replacing one another.
    begin().catch(() => undefined)
    return () => {
      gone = true
      delete container.dataset.sliding
      slider.current?.destroy()
      slider.current = null
    }
  }, [count, wanted])

  useEffect(() => {
    slider.current?.moveToIdx(index, false, { duration: reducedMotion ? 0 : 320 })
  }, [index, reducedMotion])

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-flow="carousel"
      data-state={props.state}
      className={css.carousel}
      onPointerDown={() => setWanted(true)}
      onPointerEnter={onHold}
      onPointerLeave={({ currentTarget }) => currentTarget.querySelector(':focus-visible') ?? onRelease()}
      // A tap's focus stays where it was: it holds nothing.
      onFocus={({ target }) => target.matches(':focus-visible') && onHold()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease()
      }}
    >
      <div ref={track} className={css.track}>
        {slides.map(({ id, content }, at) => (
          <div key={id} className={css.slide} inert={at !== index} data-shown={at === index}>
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          {slides.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              aria-label={slideLabel(at + 1)}
              aria-current={at === index}
              className={css.dot}
              onClick={() => props.onChoose(at)}
            />
          ))}
          <span className={css.toggle}>
            <IconButton
              label={playing ? props.stopLabel : props.playLabel}
              icon={playing ? <Pause size={16} /> : <Play size={16} />}
              onClick={props.onToggle}
            />
          </span>
        </div>
      )}
    </section>
  )
}
