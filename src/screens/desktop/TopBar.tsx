import { dhakaSecondAt } from '@tiya/contract/dhakaCalendar'
import { useSelector } from '@xstate/react'
import { Clock } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { LanguageButton } from '../../app/head/LanguageButton.tsx'
import { useSite } from '../../app/site.context.ts'
import { useContacts } from '../../app/useContacts.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as css from './topBar.css.ts'

/** Renders the Dhaka time, the language with the currency, and the support icons. */
export function TopBar({ actor }: { actor: ActorRefFrom<typeof desktopFrameMachine> }) {
  const { desktopFrame } = useTexts(desktopFrameTexts)
  const now = useSelector(actor, ({ context }) => context.now)
  return (
    <div className={css.band}>
      <div className={css.bar}>
        <p className={css.clock}>
          <Clock size={16} />
          <span role="timer" aria-label={desktopFrame.clock} className={css.time}>
            {dhakaSecondAt(now)} <span className={css.zone}>GMT+6</span>
          </span>
        </p>
        <p className={css.language}>
          <LanguageButton />
          BDT, {desktopFrame.language}
        </p>
        <Contacts />
      </div>
    </div>
  )
}

/** Renders WhatsApp, Facebook and e-mail, as far as configured. They appear all together, so that none moves. */
function Contacts() {
  const { desktopFrame } = useTexts(desktopFrameTexts)
  const { site } = useSite()
  const links = useSelector(site, ({ children }) => children.loadLinks)
  const isWaiting = useSelector(links, isLoading)
  const loading = useSelector(site, ({ value }) => value.general === 'loading') || isWaiting
  const contacts = useContacts().filter(({ key }) => !loading && key !== 'telegram')
  return (
    <ul aria-label={desktopFrame.contacts} className={css.contacts}>
      {contacts.map(({ key, label, icon, href }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noopener noreferrer" title={label} className={css.contact}>
            {icon}
            <span className={visuallyHidden}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
