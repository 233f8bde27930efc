import type { HomeGames } from '#machines/home/home/home.machine.ts'
import { PendingNotices } from '#src/app/notices/PendingNotices.tsx'

/** Renders the player's payment under way, if there is one. */
export default function HomePayment({ actor }: { actor: HomeGames['paymentUnderWay'] }) {
  return <PendingNotices transactions={[]} paymentUnderWay={actor} />
}
