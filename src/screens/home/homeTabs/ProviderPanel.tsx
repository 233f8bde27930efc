import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { gamesAddress, kindOfType, SPORTS_LIST, sportAddress } from '#machines/games/gameKinds.ts'
import { type homeTabsMachine, loadOfTab } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { NoData } from '#src/app/NoData.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { ProviderTile } from '#src/ui/media/ProviderTile.tsx'
import { grid } from '#src/ui/media/providerTile.css.ts'
import { row, shelfItem } from '../home/home.css.ts'
import { RowSkeleton } from '../home/RowSkeleton.tsx'

interface Item {
  readonly name: string
  readonly href: string
  readonly icon?: string | undefined
  readonly drawn?: number
}

/** Renders the fixed list of the Sports tab. */
export function SportsPanel() {
  const items = SPORTS_LIST.map((name, at) => ({ name, href: sportAddress(name), drawn: at }))
  return <Providers items={items} />
}

/** Renders the providers of a tab: loading, listed, none, or failed with a retry button. */
export function ProviderPanel({ actor }: { actor: ActorRefFrom<typeof homeTabsMachine> }) {
  const text = useTexts(homeTexts)
  const { environment } = useSite()
  const type = useSelector(actor, ({ context }) => context.type)
  const known = useSelector(actor, ({ context }) => context.known[context.type])
  const load = useSelector(actor, loadOfTab)
  const state = useSelector(actor, ({ value }) => value)

  if (load || !known) {
    const words =
      state === 'loadingSystems'
        ? { refused: text.home.systemsRefused, silent: text.home.systemsSilent }
        : { refused: text.home.providersRefused, silent: text.home.providersSilent }
    return (
      <LoadNotice load={load} words={words}>
        <RowSkeleton shape="provider" />
      </LoadNotice>
    )
  }
  if (known.length === 0) return <NoData hint={text.home.noProviders} />
  const title = kindOfType(type)?.name ?? type
  return (
    <Providers
      inRow
      items={known.map(({ platform, icon }) => ({
        name: platform,
        href: gamesAddress(type, title, platform),
        icon: imageAddress(icon, environment.config.apiHost),
      }))}
    />
  )
}

function Providers({ items, inRow }: { items: readonly Item[]; inRow?: true }) {
  const { home } = useTexts(homeTexts)
  return (
    <ul aria-label={home.providers} className={inRow ? row : grid}>
      {items.map(({ name, href, icon, drawn }) => (
        <li key={name} className={inRow && shelfItem}>
          <ProviderTile name={name} href={href} src={icon} drawn={drawn} />
        </li>
      ))}
    </ul>
  )
}
