/**
 * Returns a navigation state as this player finds it: null if it holds the `remoteId` of another player. A
 * state that belongs to a player holds their `remoteId`; one without it is for everybody.
 */
export function ownState(state: unknown, remoteId: string): unknown {
  const isOther =
    typeof state === 'object' && state !== null && 'remoteId' in state && state.remoteId !== remoteId
  return isOther ? null : state
}
