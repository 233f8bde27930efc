import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** Milliseconds before a failed fetch is retried. */
export const RETRY_DELAY = 1_000

/**
 * Returns a component whose code is fetched when it first renders. A failed fetch is retried while the component stays
 * mounted; the placeholder is rendered until then. React's `lazy` is not used: it reveals its content up to 0.3 s late.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyComponent(props: Props) {
    const [, setIsLoaded] = useState(false)
    useEffect(() => {
      let unmounted = false
      let timer: number | undefined
      const fetchComponent = () =>
        load().then(
          (module) => {
            loaded = module.default
            if (!unmounted) setIsLoaded(true)
          },
          () => {
            if (!unmounted) timer = window.setTimeout(fetchComponent, RETRY_DELAY)
          },
        )
      if (!loaded) fetchComponent()
      return () => {
        unmounted = true
        window.clearTimeout(timer)
      }
    }, [])
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : placeholder
  }
}
