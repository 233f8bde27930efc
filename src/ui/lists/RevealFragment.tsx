import { useLayoutEffect } from 'react'

/** Opens the `details` that is, or contains, the target of the URL fragment, and scrolls to the target. */
function reveal() {
  const target = document.getElementById(window.location.hash.slice(1))
  target?.closest('details')?.setAttribute('open', '')
  target?.scrollIntoView()
}

/** Reveals the target of the URL fragment on mount and whenever the fragment changes. Renders nothing. */
export function RevealFragment() {
  useLayoutEffect(() => {
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => window.removeEventListener('hashchange', reveal)
  }, [])
  return null
}
