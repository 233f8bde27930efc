import type { ComponentProps } from 'react'
import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import { Sign } from '../../ui/art/Sign.tsx'
import { SponsorMark } from '../../ui/art/SponsorMark.tsx'
import { Chips } from '../../ui/buttons/Chips.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { FooterGroup } from './FooterGroup.tsx'
import * as css from './paymentsAndSponsors.css.ts'
import { useHome } from './useHome.ts'
import { useMadeUp } from './useMadeUp.ts'

/** Names, each with a sign of our own in `signs.svg`. Never use anybody's logo. */
const PAYMENTS = ['Bank deposit', 'bKash', 'UPAY', 'OKWallet', 'SureCash', 'tapPay', 'USDT', 'BTC']

/** Made-up names. */
const SPONSORS = ['Padma Kites FC', 'Shapla Runners', 'Meghna Rowing Club']

type Named = { readonly name: string; readonly picture?: string | undefined }

/** Renders a picture of the operator's folder; nothing without one. */
function Picture({ file, size, label = '' }: { file: string | undefined; size: number; label?: string }) {
  const { operator } = useSite().environment.config
  return file && <img src={`${operator}/art/${file}`} alt={label} width={size} height={size} />
}

/** Renders names of the operator's as chips, each with its picture if it has one. */
function OwnChips({ items }: { items: readonly Named[] }) {
  return (
    <Chips items={items.map(({ name, picture }) => ({ name, sign: <Picture file={picture} size={24} /> }))} />
  )
}

type GroupProps = Pick<ComponentProps<typeof FooterGroup>, 'inColumns'>

/** Renders the methods of payment that the site names. */
export function Payments({ inColumns }: GroupProps) {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const home = useHome()
  return (
    <FooterGroup title={belowTheFold.payments} inColumns={inColumns}>
      {home?.payments && <OwnChips items={home.payments} />}
      {home && !home.payments && (
        <Chips items={PAYMENTS.map((name) => ({ name, sign: <Sign name={name} /> }))} />
      )}
    </FooterGroup>
  )
}

/** Renders the names of the sponsors; nothing if there are none. */
export function Sponsors({ inColumns }: GroupProps) {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const own = useHome()?.sponsors
  const madeUp = useMadeUp()
  if (own ? own.length === 0 : !madeUp) return null
  return (
    <FooterGroup title={belowTheFold.sponsors} inColumns={inColumns}>
      {own ? (
        <OwnChips items={own} />
      ) : (
        <>
          <Chips items={SPONSORS.map((name) => ({ name }))} />
          <p className={css.note}>{belowTheFold.sponsorsNote}</p>
        </>
      )}
    </FooterGroup>
  )
}

/** Renders the picture of the first sponsor, `label` by its name. */
export function FirstSponsor({ label }: { label: (name: string) => string }) {
  const own = useHome()?.sponsors
  const madeUp = useMadeUp()
  const [first] = own ?? []
  if (own) return first && <Picture file={first.picture} size={40} label={label(first.name)} />
  return madeUp && <SponsorMark label={label(SPONSORS[0] ?? '')} />
}
