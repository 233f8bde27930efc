import type { KeenSliderInstance } from 'keen-slider'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './carousel.css.ts'

interface Props {
  /** The accessible name of the region. */
  label: string
  /** `soon`: whether the slide's picture is needed now or next. */
  slides: readonly { id: string; content: (soon: boolean) => ReactNode }[]
  /** Index of the current slide; the owner advances it. */
  index: number
  /** True while the slides advance automatically. */
  playing: boolean
  /** Changes slides without animation. */
  reducedMotion: boolean
  /** Duration of a slide change, in milliseconds. */
  speed?: number | undefined
  /** Accessible names of the slides' buttons and of the button that pauses or resumes. */
  slideLabel: (number: number) => string
  stopLabel: string
  playLabel: string
  onChoose: (index: number) => void
  onToggle: () => void
  /** Called when the pointer or keyboard focus enters the carousel, and when it leaves. */
  onHold: () => void
  onRelease: () => void
  /** State of the flow, written to `data-state` for tests. */
  state: string
}

/**
 * Renders slides that the user swipes or picks with their buttons, or that the owner advances. The slider
 * library is fetched on the first touch or change, so it does not delay the first screen. Until then, slides
 * change without a transition.
 */
export function Carousel(props: Props) {
  const { label, slides, index, playing, reducedMotion, speed = 320, slideLabel, onHold, onRelease } = props
  const count = slides.length
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [isUsed, setIsUsed] = useState(false)
  // The last slide whose picture has loaded or failed: the next one's waits for it, so as not to delay what is in view.
  const [settled, setSettled] = useState(-1)
  if (index !== 0 && !isUsed) setIsUsed(true)
  const currentIndex = useEffectEvent(() => index)
  const finishDrag = useEffectEvent((reached: number) => {
    if (reached !== index) props.onChoose(reached)
  })

  useEffect(() => {
    const container = track.current
    if (!container || count < 2 || !isUsed) return undefined
    let unmounted = false
    const createSlider = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (unmounted) return
      container.dataset.sliding = ''
      slider.current = new KeenSlider(container, {
        loop: true,
        selector: ':scope > *',
        initial: currentIndex(),
        dragEnded: ({ animator, track: { absToRel, details } }) =>
          finishDrag(absToRel(animator.targetIdx ?? details.abs)),
      })
    }
    // Without the library, slides keep changing without a transition.
    createSlider().catch(() => undefined)
    return () => {
      unmounted = true
      delete container.dataset.sliding
      slider.current?.destroy()
      slider.current = null
    }
  }, [count, isUsed])

  useEffect(() => {
    slider.current?.moveToIdx(index, false, { duration: reducedMotion ? 0 : speed })
  }, [index, reducedMotion, speed])

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-flow="carousel"
      data-state={props.state}
      className={css.carousel}
      onPointerDown={() => setIsUsed(true)}
      onPointerEnter={onHold}
      onPointerLeave={({ currentTarget }) => currentTarget.querySelector(':focus-visible') ?? onRelease()}
      // Focus from a tap must not pause the carousel, because it stays on the element.
      onFocus={({ target }) => target.matches(':focus-visible') && onHold()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease()
      }}
    >
      <div ref={track} className={css.track}>
        {slides.map(({ id, content }, at) => {
          const settle = () => setSettled((last) => Math.max(last, at))
          return (
            <div
              key={id}
              className={css.slide}
              inert={at !== index}
              data-shown={at === index}
              onLoadCapture={settle}
              onErrorCapture={settle}
            >
              {content(at === 0 || at <= Math.min(settled, index) + 1)}
            </div>
          )
        })}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          <div className={css.dots}>
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
          </div>
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
