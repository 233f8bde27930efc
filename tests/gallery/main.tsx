import {
  Cherry,
  Club,
  Crown,
  Dices,
  Eye,
  Fish,
  Gauge,
  Gift,
  History,
  House,
  Inbox,
  LogOut,
  Plus,
  ReceiptText,
  RefreshCw,
  Rocket,
  Search,
  Smartphone,
  Spade,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/theme/global.css.ts'
import { ActionFooter } from '../../src/ui/ActionFooter.tsx'
import { Alert } from '../../src/ui/Alert.tsx'
import { AppShell } from '../../src/ui/AppShell.tsx'
import { BrandMark } from '../../src/ui/art/BrandMark.tsx'
import { ComingSoonArt, EmptyArt, MaintenanceArt, NotFoundArt } from '../../src/ui/art/illustrations.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { BottomBar } from '../../src/ui/BottomBar.tsx'
import { Button, ButtonLink } from '../../src/ui/Button.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { Countdown } from '../../src/ui/Countdown.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState.tsx'
import { GameTile } from '../../src/ui/GameTile.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { ListRow, ListSection } from '../../src/ui/ListSection.tsx'
import { Modal } from '../../src/ui/Modal.tsx'
import { Money } from '../../src/ui/Money.tsx'
import { NoticeLink } from '../../src/ui/NoticeLink.tsx'
import { createCells } from '../../src/ui/odds/cells.ts'
import { type OddsSide, OddsTable } from '../../src/ui/odds/OddsTable.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { ProgressBar } from '../../src/ui/ProgressBar.tsx'
import { ProviderTile } from '../../src/ui/ProviderTile.tsx'
import { RadioCards } from '../../src/ui/RadioCards.tsx'
import { ScreenHeader } from '../../src/ui/ScreenHeader.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { StepHeading } from '../../src/ui/StepHeading.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { TextLink } from '../../src/ui/TextLink.tsx'
import { TileImage } from '../../src/ui/TileImage.tsx'
import { Toast } from '../../src/ui/Toast.tsx'

const TABS = [
  { value: 'SPORTS', label: 'Sports', icon: <Trophy /> },
  { value: 'LIVE', label: 'Casino', icon: <Spade /> },
  { value: 'SLOT', label: 'Slot', icon: <Cherry /> },
  { value: 'TABLE', label: 'Table', icon: <Dices /> },
  { value: 'BINGO', label: 'Poker', icon: <Club /> },
  { value: 'EGAME', label: 'Crash', icon: <Rocket /> },
  { value: 'FH', label: 'Fishing', icon: <Fish /> },
] as const

const GAMES = [
  ['Lucky Kites', 'Boishakh', 'SLOT'],
  ['Sugar Reels', 'Meghna', 'SLOT'],
  ['River Gold', 'Sundar', 'SLOT'],
  ['Rocket Rani', 'Orbit', 'EGAME'],
  ['Hilsa Hunt', 'Padma Fish', 'FH'],
  ['Dhaka Blackjack', 'Tableau', 'TABLE'],
  ['Neon Wheel', 'Orbit', 'LIVE'],
  ['Teen Patti Royal Evening', 'Jamuna', 'BINGO'],
  ['Street Cricket', 'Surma', 'SPORTS'],
  ['Ludo Rush', 'Karnaphuli', 'ARCADE'],
  ['Six of Forty', 'Teesta', 'LOTTO'],
  ['Monsoon 7s', 'Meghna', 'SLOT'],
] as const

const PROVIDERS = [
  'Boishakh',
  'Meghna',
  'Sundar',
  'Orbit',
  'Padma Fish',
  'Tableau',
  'Karnaphuli Games',
  'Surma',
  'Teesta',
]

const SIDES: readonly OddsSide[] = [
  { side: 'back', label: 'Back', levels: [2, 1, 0] },
  { side: 'lay', label: 'Lay', levels: [0, 1, 2] },
]
const FANCY_SIDES: readonly OddsSide[] = [
  { side: 'no', label: 'No' },
  { side: 'yes', label: 'Yes' },
]

/** Prices of two runners and a fancy; the first runner has no third level. `Mark` moves the prices. */
const cells = createCells()
const LEVELS = [0, 1, 2]
const movePrices = (mark?: 'up' | 'down') =>
  cells.change([
    ...['kings', 'riders'].flatMap((runner, at) =>
      ['back', 'lay'].flatMap((side) =>
        LEVELS.filter((level) => level < 2 || at > 0).map((level) => ({
          key: `1/odds/${runner}/${side}/${level}`,
          shown: { price: `${1 + at}.${mark === 'up' ? 92 + level : 90 + level}`, size: '1.2K' },
          ...(mark && { mark }),
        })),
      ),
    ),
    { key: '1/fancy/1/no', shown: { price: '42', size: '100' } },
    { key: '1/fancy/1/yes', shown: { price: '44', size: '100' } },
  ])
movePrices()

const THREE_COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The modal that is open initially: `#sheet`, `#card` or `#drawer`. */
const initialModal = location.hash.slice(1)

function Gallery() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('SLOT')
  const [line, setLine] = useState<'a' | 'b'>('a')
  const [method, setMethod] = useState<string>()
  const [channel, setChannel] = useState('Agent')
  const [quick, setQuick] = useState('500')
  const [name, setName] = useState('')
  const [modal, setModal] = useState(initialModal)
  const close = () => setModal('')
  return (
    <AppShell
      ribbon="Demo · play money"
      header={
        <ScreenHeader
          title="My Account"
          back={{ label: 'Back', onPress: () => {} }}
          trailing={<IconButton label="History" icon={<History />} />}
        />
      }
      footer={
        initialModal === 'action' ? (
          <ActionFooter
            summary={
              <>
                <span>You pay by bKash Cash Out</span>
                <strong>
                  <Money amount={50_000} />
                </strong>
              </>
            }
          >
            <Button wide>Next</Button>
          </ActionFooter>
        ) : (
          <BottomBar
            label="Main"
            items={[
              { label: 'Home', href: '/', icon: <House />, current: true },
              { label: 'Promotions', href: '/promotions', icon: <Gift /> },
              { label: 'Deposit', href: '/deposit', icon: <Wallet />, filled: true },
              { label: 'My Account', href: '/account', icon: <UserRound /> },
            ]}
          />
        )
      }
    >
      <Card tone="wallet">
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <BrandMark size={40} />
          <strong style={{ flex: 1 }}>rahim2026</strong>
          <Badge tone="gold" icon={<Crown size={14} />}>
            240 VP
          </Badge>
        </div>
        <div style={{ display: 'flex', alignItems: 'end', gap: 8 }}>
          <strong style={{ flex: 1, fontSize: 30 }}>
            <Money amount={150_000} />
          </strong>
          <IconButton tone="veiled" label="Hide balance" icon={<Eye />} />
          <IconButton tone="veiled" label="Refresh balance" icon={<RefreshCw />} />
        </div>
        <ButtonLink href="/deposit" wide icon={<Plus size={20} />}>
          Deposit
        </ButtonLink>
      </Card>
      <NoticeLink href="/transaction-record">
        Deposit <Money amount={50_000} /> is under review
      </NoticeLink>

      <Tabs label="Game categories" variant="tile" items={TABS} value={tab} onChange={setTab}>
        <div style={THREE_COLUMNS}>
          {PROVIDERS.map((provider) => (
            <ProviderTile key={provider} name={provider} href="/games" />
          ))}
        </div>
      </Tabs>

      <Part title="Games">
        {/* biome-ignore lint/a11y/useSemanticElements: like the list of games */}
        <div role="list" style={THREE_COLUMNS}>
          {GAMES.map(([game, platform, type], index) => (
            <GameTile
              key={game}
              game={{ code: game, name: game, platform, type }}
              src={undefined}
              liked={index % 3 === 1}
              likeLabel={`Favourite ${game}`}
              onOpen={() => {}}
              onLike={() => {}}
              eager={false}
            />
          ))}
        </div>
      </Part>

      <Part title="Buttons">
        <Button wide>Login</Button>
        <Button wide busy="Logging in...">
          Login
        </Button>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button tone="secondary">Secondary</Button>
          <Button tone="ghost">Ghost</Button>
          <Button tone="danger" icon={<LogOut size={20} />}>
            Log out
          </Button>
          <Button size="small">Small</Button>
          <Button tone="secondary" size="small" disabled>
            Disabled
          </Button>
          <IconButton label="Plus" tone="accent" icon={<Plus />} />
          <IconButton label="Search" tone="filled" icon={<Search />} />
          <TextLink href="/forgot-password">Forgot password?</TextLink>
        </div>
      </Part>

      <Part title="Fields">
        <TextField
          label="Username"
          value={name}
          onChange={setName}
          autoComplete="username"
          hint="8 to 16 letters and digits"
        />
        <TextField label="Phone" value="1711000321" onChange={() => {}} prefix="+88" inputMode="numeric" />
        <TextField
          label="Transaction ID"
          value="8N7A"
          onChange={() => {}}
          error="Enter at least 7 characters"
        />
        <TextField
          label="Full Name"
          value=""
          onChange={() => {}}
          note="optional"
          placeholder="As on your card"
        />
        <TextField label="Amount" value="500" onChange={() => {}} prefix="৳" large note="৳100 – ৳25,000" />
        <TextField label="Disabled" value="rahim2026" onChange={() => {}} disabled />
        <PasswordField label="Password" value="abcd1234" onChange={() => {}} showLabel="Show password" />
        <SelectField
          label="Calling code"
          value="+880"
          onChange={() => {}}
          options={[
            { value: '+880', label: '+880' },
            { value: '+91', label: '+91' },
          ]}
        />
      </Part>

      <Part title="Choices">
        <StepHeading id="method" step={1} title="Payment Method" />
        <RadioCards
          variant="tiles"
          labelledBy="method"
          value={method}
          onChange={setMethod}
          error={method ? undefined : 'Please select a valid payment method.'}
          items={[
            { value: 'bkash', label: 'bKash', icon: <Smartphone />, badge: '+3%' },
            { value: 'nagad', label: 'Nagad', icon: <Smartphone /> },
            { value: 'rocket', label: 'Rocket', icon: <Smartphone /> },
            { value: 'usdt', label: 'USDT', icon: <Smartphone />, badge: '+5%' },
          ]}
        />
        <StepHeading id="channel" step={2} title="Deposit Channel" note="optional" />
        <RadioCards
          labelledBy="channel"
          value={channel}
          onChange={setChannel}
          items={[
            { value: 'Agent', label: 'Cash Out', detail: 'Agent' },
            { value: 'Personal', label: 'Send Money', detail: 'Personal' },
          ]}
        />
        <RadioCards
          variant="chips"
          label="Quick amounts"
          value={quick}
          onChange={setQuick}
          items={['100', '500', '1000', '2000', '3000', '5000', '10000'].map((value) => ({
            value,
            label: value,
          }))}
        />
      </Part>

      <Part title="Tabs">
        <Tabs
          label="Way"
          items={[
            { value: 'a', label: 'Email' },
            { value: 'b', label: 'SMS' },
          ]}
          value={line}
          onChange={setLine}
        />
        <Tabs
          label="Fancy"
          variant="chip"
          items={['All', 'Fancy', 'Ball by Ball', 'Khadda', 'Lottery'].map((value) => ({
            value,
            label: value,
          }))}
          value="All"
          onChange={() => {}}
        />
      </Part>

      <Part title="Odds">
        <OddsTable
          label="Match Odds"
          headings={{ name: 'Runner', prices: 'Prices' }}
          sides={SIDES}
          rows={[
            { key: '1/odds/kings', name: 'Padma Kings' },
            { key: '1/odds/riders', name: 'Meghna Riders' },
            { key: '1/odds/draw', name: 'The Draw', veil: 'Suspend' },
          ]}
          cells={cells}
          onOpen={() => {}}
        />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button size="small" onClick={() => movePrices('up')}>
            Mark up
          </Button>
          <Button size="small" tone="secondary" onClick={() => movePrices('down')}>
            Mark down
          </Button>
        </div>
        <OddsTable
          label="Fancy Bet"
          headings={{ name: 'Session', prices: 'Prices' }}
          sides={FANCY_SIDES}
          rows={[
            { key: '1/fancy/1', name: 'Runs of Padma Kings in the first 6 overs', note: 'Fancy' },
            { key: '1/fancy/2', name: '2 over runs', veil: 'Ball Running' },
          ]}
          cells={cells}
          onOpen={() => {}}
        />
        <OddsTable
          label="Delayed"
          headings={{ name: 'Runner', prices: 'Prices' }}
          sides={FANCY_SIDES}
          rows={[{ key: '1/fancy/3', name: 'Delayed' }]}
          cells={cells}
          dead
          onOpen={() => {}}
        />
      </Part>

      <Part title="Messages">
        <Alert live={false}>Invalid credentials</Alert>
        <Alert live={false} tone="amber" action={<Button tone="ghost">Try again</Button>}>
          Don’t use Send Money or another amount: it can’t be found.
        </Alert>
        <Alert live={false} tone="info">
          Your session has ended. Please log in again.
        </Alert>
        <Card tone="brand">
          <strong>Cash Out</strong>
          <span>
            exactly <Money amount={50_000} />, once · <Money amount={150_000} currency="USDT" />
          </span>
        </Card>
        <Card>
          <span>
            Pay and confirm within <Countdown seconds={582} />
          </span>
          <ProgressBar label="Time left" percent={96} tone="amber" />
          <ProgressBar label="Turnover" percent={40} />
        </Card>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {(['neutral', 'brand', 'amber', 'red', 'sky', 'gold'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="count">3</Badge>
        </div>
        <div style={{ display: 'flex', gap: 12 }}>
          <Checkbox aria-label="Off" onToggle={() => {}} />
          <Checkbox aria-label="On" checked onToggle={() => {}} />
          <Checkbox aria-label="Mixed" mixed onToggle={() => {}} />
          <Checkbox aria-label="Disabled" checked disabled onToggle={() => {}} />
        </div>
        <p lang="bn">আপনার জমা সফল হয়েছে। ৳ 500.00</p>
      </Part>

      <ListSection title="History">
        <ListRow label="Betting Records" icon={<Dices />} href="/betting-record" />
        <ListRow label="Transaction Records" icon={<ReceiptText />} href="/transaction-record" />
        <ListRow label="Turnover" icon={<Gauge />} detail="2 active" href="/turnover-record" />
        <ListRow label="Inbox" icon={<Inbox />} trailing={<Badge tone="count">3</Badge>} href="/inbox" />
        <ListRow label="Registration Date" trailing={<span>2026-01-04</span>} />
        <ListRow label="Log out" icon={<LogOut />} tone="danger" onPress={() => {}} />
      </ListSection>

      <Part title="Loading, empty, failed">
        <Skeleton shape="banner" />
        <div style={THREE_COLUMNS}>
          <Skeleton shape="provider" count={3} />
        </div>
        <div style={THREE_COLUMNS}>
          <Skeleton shape="tile" count={3} />
        </div>
        <Skeleton shape="row" count={2} />
        <Skeleton shape="line" />
        <EmptyState title="No Data" hint="Games that you play appear here." art={<EmptyArt />} />
        <ErrorState message="Failed to fetch games" retryLabel="Try again" onRetry={() => {}} />
        <EmptyState
          title="Page not found"
          art={<NotFoundArt />}
          action={<ButtonLink href="/">Home</ButtonLink>}
        />
        <EmptyState title="Under maintenance" art={<MaintenanceArt />} />
        <EmptyState title="Coming soon" art={<ComingSoonArt />} />
        <TileImage ratio="banner" src={undefined} alt="" fallback={<img src="/art/splash.svg" alt="" />} />
      </Part>

      <Button tone="secondary" onClick={() => setModal('sheet')}>
        Open sheet
      </Button>
      <Modal
        open={modal === 'sheet' || modal === 'card'}
        variant={modal === 'card' ? 'card' : 'sheet'}
        title="Error"
        closeLabel="Close"
        onClose={close}
        footer={
          <Button wide onClick={close}>
            Try again
          </Button>
        }
      >
        You already have a deposit request pending. Please wait for it to be processed before making another
        deposit.
      </Modal>
      <Modal open={modal === 'drawer'} variant="drawer" title="Menu" closeLabel="Close" onClose={close}>
        <ListSection title="Games">
          {TABS.map((item) => (
            <ListRow key={item.value} label={item.label} icon={item.icon} href="/games" />
          ))}
        </ListSection>
      </Modal>
      <Toast message={initialModal === 'toast' ? 'Amount copied' : undefined} />
    </AppShell>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
