import type { HomeGames } from '#machines/home/home/home.types.ts'
import { PendingNotices } from '#src/app/notices/PendingNotices.tsx'
import { OnwardLaunch } from '../onward/OnwardLaunch.tsx'

/** Renders the player's payment under way, and what they wanted as a guest, if there is any. */
export default function HomeNotices({ games: { paymentUnderWay, onward } }: { games: HomeGames }) {
  return (
    <>
      <PendingNotices transactions={[]} paymentUnderWay={paymentUnderWay} onward={onward} />
      <OnwardLaunch actor={onward} />
    </>
  )
}
