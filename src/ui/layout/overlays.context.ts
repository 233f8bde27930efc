import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { overlaysMachine } from '#machines/app/overlays/overlays.machine.ts'

/** The `overlays` actor, which closes the topmost dialog when the player goes back in the browser. */
export const OverlaysContext = createContext<ActorRefFrom<typeof overlaysMachine> | null>(null)

/** Tells the machine that an overlay is open, unless Back leaves it anyway. */
export function useOverlay(id: string, onClose: () => void, hasAddress = false): void {
  const overlays = use(OverlaysContext)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!overlays || hasAddress) return
    const asked = overlays.on('close', (overlay) => {
      if (overlay.id === id) close()
    })
    overlays.send({ type: 'opened', id })
    return () => {
      asked.unsubscribe()
      overlays.send({ type: 'closed', id })
    }
  }, [overlays, id, hasAddress])
}
