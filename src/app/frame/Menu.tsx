import { Crown, Gift, Handshake, Headset, House, Users } from 'lucide-react'
import { kindAddress, MENU_KINDS } from '#machines/games/gameKinds.ts'
import { menuTexts } from '../../i18n/en/app/menu.ts'
import { Dot } from '../../ui/feedback/Dot.tsx'
import { form as groups } from '../../ui/fields/form.css.ts'
import { icon as marked } from '../../ui/layout/bottomBar.css.ts'
import { ListRow, ListSection } from '../../ui/lists/ListSection.tsx'
import { Dialog } from '../Dialog.tsx'
import { usePlayer } from '../player/usePlayer.ts'
import { useSite } from '../site.context.ts'
import { useAffiliateHref } from '../useAffiliateHref.ts'
import { useTexts } from '../useTexts.ts'
import { KIND_ICONS } from './kindIcons.tsx'

/** Renders the side menu. */
export default function Menu() {
  const text = useTexts(menuTexts)
  const { shell } = useSite()
  const close = () => shell.send({ type: 'close' })
  const answered = Boolean(usePlayer()?.answered.length)
  const affiliate = useAffiliateHref()
  const more = [
    { href: '/promotions', label: text.shell.promotions, icon: <Gift /> },
    { href: '/refrrel-program', label: text.menu.referral, icon: <Users /> },
    { href: '/vip', label: text.menu.vip, icon: <Crown /> },
    {
      href: affiliate ?? '/affiliate',
      label: text.menu.affiliate,
      icon: <Handshake />,
      external: affiliate !== undefined,
    },
    {
      href: '/chat',
      label: text.menu.chat,
      icon: (
        <span className={marked}>
          <Headset />
          {answered && <Dot />}
        </span>
      ),
      description: answered ? text.shell.answered : undefined,
    },
  ]

  return (
    <Dialog title={text.shell.menu} onClose={close} variant="drawer">
      <div className={groups}>
        <ListSection title={text.menu.games}>
          <ListRow label={text.shell.home} icon={<House />} href="/" onPress={close} />
          {MENU_KINDS.map((kind) => {
            const Icon = KIND_ICONS[kind.key]
            return (
              <ListRow
                key={kind.key}
                label={text.kinds[kind.key]}
                icon={<Icon />}
                href={kindAddress(kind)}
                onPress={close}
              />
            )
          })}
        </ListSection>
        <ListSection title={text.menu.more}>
          {more.map((entry) => (
            <ListRow key={entry.href} {...entry} onPress={close} />
          ))}
        </ListSection>
      </div>
    </Dialog>
  )
}
