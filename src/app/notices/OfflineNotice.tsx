import { useSelector } from '@xstate/react'
import { WifiOff } from 'lucide-react'
import { noticesTexts } from '../../i18n/en/app/notices.ts'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './notices.css.ts'

/** Renders the notice that the device is offline. */
export function OfflineNotice() {
  const { notices } = useTexts(noticesTexts)
  const offline = useSelector(useSite().connection, (snapshot) => snapshot.matches('offline'))
  if (!offline) return null
  return (
    <p role="status" className={css.offline}>
      <WifiOff size={20} />
      <span className={css.words}>{notices.offline}</span>
    </p>
  )
}
