import { HomeFooter } from './HomeFooter.tsx'
import { Picks } from './Picks.tsx'

interface Props {
  unfolded: boolean
  onToggle: () => void
}

/** What one scrolls down to on the home. */
export default function BelowTheFold(props: Props) {
  return (
    <>
      <Picks />
      <HomeFooter {...props} />
    </>
  )
}
