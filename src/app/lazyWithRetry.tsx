import { type ComponentType, useEffect, useState } from 'react'

/** A fetch that failed is tried again after this, in milliseconds. */
const RETRY_AFTER = 1_000

/**
 * A part of the site whose code is fetched when it is first shown; one that could not be fetched is tried again for as
 * long as it is to be shown. Not React's `lazy`, which shows what it has fetched by
 * a timer, up to 0.3 s late.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [, setArrived] = useState(false)
    useEffect(() => {
      let gone = false
      let timer: number | undefined
      const fetchPart = () =>
        load().then(
          (part) => {
            loaded = part.default
            if (!gone) setArrived(true)
          },
          () => {
            if (!gone) timer = window.setTimeout(fetchPart, RETRY_AFTER)
          },
        )
      if (!loaded) fetchPart()
      return () => {
        gone = true
        window.clearTimeout(timer)
      }
    }, [])
    const Part = loaded
    return Part ? <Part {...props} /> : null
  }
}
