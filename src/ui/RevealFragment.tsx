import { useLayoutEffect } from 'react'

/** Opens the disclosure that the fragment of the address names, or that holds it, and scrolls there. */
function reveal() {
  const target = document.getElementById(window.location.hash.slice(1))
  target?.closest('details')?.setAttribute('open', '')
  target?.scrollIntoView()
}

/** Shows what the fragment of the address names, when it mounts and when the fragment changes. Renders nothing. */
export function RevealFragment() {
  useLayoutEffect(() => {
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => window.removeEventListener('hashchange', reveal)
  }, [])
  return null
}
