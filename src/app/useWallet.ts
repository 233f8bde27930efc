import { useSelector } from '@xstate/react'
import { useSite } from './site.context.ts'

/** Returns what is known of the player's balance, and whether the player hides it. */
export function useWallet() {
  const { session } = useSite()
  const wallet = useSelector(session, ({ children }) => children.balance)
  const cover = useSelector(session, ({ children }) => children.hiddenBalance)
  const known = useSelector(wallet, (snapshot) => snapshot?.context)
  return {
    /** In poisha; null until it is known. */
    balance: known?.balance ?? null,
    stale: known?.stale ?? false,
    /** When the balance was loaded, in milliseconds since the epoch; null unless it may be stale. */
    staleSince: known?.stale ? known.at : null,
    asked: useSelector(wallet, (snapshot) => snapshot?.matches('asked') ?? false),
    busy: useSelector(wallet, (snapshot) => snapshot?.hasTag('busy') ?? false),
    hidden: useSelector(cover, (snapshot) => snapshot?.matches('hidden') ?? false),
    refresh: () => session.send({ type: 'balance.refresh' }),
    toggle: () => cover?.send({ type: 'balance.toggled' }),
  }
}
