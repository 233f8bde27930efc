import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fancyIn } from '#server/exchange/fancyTexts.ts'
import { fixturesOf, SPORTS } from '#server/exchange/fixtures.ts'
import { nameIn } from '#server/exchange/nameTexts.ts'
import { digest } from '#server/exchange/random.ts'
import { scoreInBengali } from '#server/exchange/scoreTexts.ts'
import { inBengali } from '#server/http/bengali.ts'
import { PROMOTIONS } from '#server/seed/promotions.ts'
import { GENERAL, SLIDERS } from '#server/seed/site.ts'
import { withdrawalTexts } from '#src/i18n/bn/money/withdrawal.ts'
import { must, sandboxPage } from '../setup/calls.ts'
import { newPlayer, type Player, type RowToCome } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

/** Files that speak to others than the callers of the API: the operator, pages with texts of their own, messages. */
const OTHERS = /^(console|db|reports|main|startMessage)\b|http.(bengali|faults)|decisions/

/** Texts in the code that are sentences. */
const SENTENCE = /(['`])([A-Z][^'`\n]* [^'`\n]*[.!?])\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)

/** Returns a text of the code with its values filled in. */
function filled(text: string): string {
  const values: Readonly<Record<string, string>> = { between: '7 and 8', by: ' by Upay' }
  return text.replace(/\$\{(.*?)\}/g, (_, name) => values[name] ?? '7')
}

function textsOf(file: string): string[] {
  const code = readFileSync(join('server', file), 'utf8').replace(COMMENT, '')
  return [...code.matchAll(SENTENCE)].map(([, , text = '']) => filled(text))
}

it('every text of the API exists in Bengali', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const texts = [
    ...files.filter((file) => /^(?!node_modules).*\.ts$/.test(file) && !OTHERS.test(file)).flatMap(textsOf),
    ...GENERAL.notice,
    GENERAL.system_notice ?? '',
    ...SLIDERS.filter(({ slider_type }) => slider_type === 'Main').map(({ name }) => name),
    ...PROMOTIONS.flatMap(({ name, desc }) => [name, desc ?? '']),
  ]
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => !isBengali(inBengali(text)))).toEqual([])
})

it('a translated text has nothing but names in English', () => {
  const left = inBengali(GENERAL.system_notice ?? '').replace(/<[^>]+>|Tiya|Lucky Kites/g, '')
  expect(left).not.toMatch(/[a-z]/i)
  expect(inBengali('Your deposit of ৳ 500.00 by bKash has been rejected. Reason: No such payment.')).toBe(
    'bKash-এ আপনার ৳ 500.00 ডিপোজিট বাতিল হয়েছে। কারণ: No such payment.',
  )
})

it('a translation keeps the words that the site looks for in a refused withdrawal', () => {
  expect(inBengali('Please add your Date of Birth to your profile first.')).toContain('জন্মতারিখ')
  expect(inBengali('Please complete your turnover and try again.')).toBe(withdrawalTexts.withdrawal.turnover)
})

const app = await startSandbox()

const read = async (url: string, language: string, token?: string) => {
  const authorization = token && { authorization: `Bearer ${token}` }
  return (await app.inject({ url, headers: { 'accept-language': language, ...authorization } })).json()
}

it('the sandbox answers and refuses in the language of the request', async () => {
  expect((await read('/api/sliders', 'bn')).sliders[0].name).toBe('প্রথম ডিপোজিট দ্বিগুণ')
  expect((await read('/api/sliders', 'en')).sliders[0].name).toBe('Double your first deposit')
  expect((await read('/api/balance', 'bn')).message).toSatisfy(isBengali)
  const headers = { 'accept-language': 'bn' }
  const refused = await app.inject({ method: 'POST', url: '/api/login', headers, payload: {} })
  const { message, errors } = refused.json()
  expect([message, ...Object.values(errors)].flat()).toSatisfy((all: string[]) => all.every(isBengali))
})

const openExchange = (player: Player, language: string) =>
  app.inject({
    method: 'POST',
    url: '/api/player-login',
    headers: { authorization: `Bearer ${player.token}`, 'accept-language': language },
    payload: { user_id: player.remoteId },
  })

it('the exchange knows the language in which it was opened last', async () => {
  const player = await newPlayer(app, 'speaker1')
  expect((await player.exchange()).language).toBe('en')
  await openExchange(player, 'bn')
  expect((await player.exchange()).language).toBe('bn')
  const other = await newPlayer(app, 'speaker2')
  expect((await other.exchange()).language).toBe('en')
  await openExchange(player, 'en')
  expect((await player.exchange()).language).toBe('en')
})

it('a game speaks the language in which it was started', async () => {
  const player = await newPlayer(app, 'speaker3')
  for (const language of ['bn', 'en']) {
    const { url } = must(await player.runGame({}, { 'accept-language': language }))
    const launch = new URL(url).searchParams.get('launch')
    const opened = await app.inject({ method: 'POST', url: '/demo-game/calls/open', payload: { launch } })
    expect(opened.json().language).toBe(language)
  }
})

it('the exchange and the games refuse in the language of the page that asks', async () => {
  const headers = { 'accept-language': 'bn' }
  const asked = await Promise.all([
    app.inject({ url: '/exchange-frame/calls/markets', headers }),
    app.inject({ method: 'POST', url: '/demo-game/calls/open', headers, payload: { launch: 'none' } }),
  ])
  expect(asked.map((answer) => answer.json().message)).toEqual([
    'আপনার সেশন শেষ হয়ে গেছে। আবার লগইন করুন।',
    'এই গেম আগেই খোলা হয়েছে। আবার শুরু করুন।',
  ])
})

it('a code arrives in the language of the player who asks for it', async () => {
  const player = await newPlayer(app, 'speaker4')
  const headers = { authorization: `Bearer ${player.token}`, 'accept-language': 'bn' }
  const payload = { phone: player.phone }
  await app.inject({ method: 'POST', url: '/api/send-verification-code', headers, payload })
  expect(await sandboxPage(app)).toMatch(
    /আপনার Tiya কোড \d{6}। এটি 10 মিনিট পর্যন্ত কাজ করবে। কখনো কাউকে জানাবেন না।/,
  )
})

it('a score board speaks the language of its address, which the site’s language gives it', async () => {
  const board = async (language: string) => {
    const { data } = await read('/exchange-data/sports-events/cricket', 'en')
    const { EventId } = data.find(({ Event }: { Event: { inPlay: boolean } }) => Event.inPlay)
    const { html } = await read(`/exchange-data/score/board/${EventId}`, language)
    const { part } = await read(`/exchange-demo/calls/score/${EventId}`, language)
    return { html, part }
  }
  expect(await board('en')).toEqual({
    html: expect.stringContaining('language=en'),
    part: expect.stringMatching(/innings$/),
  })
  expect(await board('bn')).toEqual({
    html: expect.stringContaining('language=bn'),
    part: expect.stringMatching(/ইনিংস$/),
  })
})

it('the words of a score board keep their numbers and names in Bengali', () => {
  expect(scoreInBengali('24 needed off 18')).toBe('18 বলে 24 রান দরকার')
  expect(scoreInBengali('4.3 overs')).toBe('4.3 ওভার')
  expect(scoreInBengali('Kings won')).toBe('Kings জিতেছে')
})

it.each([
  ['6 over runs Kings', '6 ওভারে Kings-এর রান'],
  ['6 over runs even Old Kings', '6 ওভারে Old Kings-এর রান জোড়'],
  ['15 over last digit 4', '15 ওভারের রানের শেষ অঙ্ক 4'],
  ['Total fours Kings', 'Kings-এর মোট চার'],
  ['Total sixes Kings', 'Kings-এর মোট ছক্কা'],
  ['Total wickets Kings', 'Kings-এর মোট উইকেট'],
  ['Total dot balls Kings', 'Kings-এর মোট ডট বল'],
  ['Fall of wicket 3 Old Kings', '3 নম্বর উইকেট পতনে Old Kings-এর রান'],
  ['4.1 ball runs', '4.1 বলে রান'],
  ['Over 5 khadda Kings', '5 নম্বর ওভারে Kings-এর রান (খাড্ডা)'],
])('the fancy “%s” is “%s” in Bengali', (english, bengali) => {
  expect([fancyIn('bn', english), fancyIn('en', english)]).toEqual([bengali, english])
})

it('the odds, the slip and the records call a fancy by its name in the language that asks, wherever it was staked', async () => {
  const player = await newPlayer(app, 'speaker5')
  const { id: match } = await player.marketToCome()
  const rowsIn = async (language: string): Promise<RowToCome[]> => {
    const { market } = await read(`/exchange-frame/calls/markets/${match}`, language, player.exchangeToken)
    return market.runners.filter(({ kind }: RowToCome) => kind === 'fancy')
  }
  const [english, bengali] = [await rowsIn('en'), await rowsIn('bn')]
  expect(english.length).toBeGreaterThan(10)
  expect(english.filter(({ name }) => isBengali(name))).toEqual([])
  expect(bengali.filter(({ name }) => !isBengali(name))).toEqual([])

  const { EventId } = (await read('/exchange-data/sports-events/cricket', 'en')).data.find(
    ({ MarketId }: { MarketId: string }) => MarketId === match,
  )
  for (const [language, rows] of Object.entries({ en: english, bn: bengali })) {
    const { data } = await read(`/exchange-data/event/${EventId}`, language)
    const titles = data.items[EventId].fancy2.map(({ title }: { title: string }) => title)
    expect(titles.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  }

  const fancy = english.find(({ closed, back }) => !closed && back[0])
  const bet = { marketId: fancy?.marketId, kind: 'fancy', selectionId: fancy?.id, ...fancy?.back[0] }
  must(await player.order('on-a-fancy', { ...bet, size: undefined }))
  const name = bengali.find(({ id }) => id === fancy?.id)?.name
  const own = await read('/exchange-frame/calls/markets', 'bn', player.exchangeToken)
  expect(own.bets[0].selectionName).toBe(name)
  for (const [language, called] of Object.entries({ bn: name, en: fancy?.name }))
    expect((await read('/api/exchange-hub', language, player.token)).data[0].selection_name).toBe(called)
})

it('every match, runner and competition of the exchange has a Bengali name of its own', () => {
  const days = Array.from({ length: 30 }, (_, day) => Date.UTC(2026, 2, 1 + day))
  const names = days.flatMap((time) =>
    SPORTS.flatMap((sport) => fixturesOf((id) => digest('names', id), sport, time)).flatMap(
      ({ sides, competition }) => [...sides, competition],
    ),
  )
  const all = [...new Set(names)]
  expect(all).toHaveLength(60)
  const bengali = all.map((name) => nameIn('bn', name))
  expect(bengali.filter((name) => /[a-z০-৯]/i.test(name))).toEqual([])
  expect(new Set(bengali).size).toBe(60)
  expect(all.map((name) => nameIn('en', name))).toEqual(all)
})

it('the slip tells the start of a match in the language that asks', async () => {
  const player = await newPlayer(app, 'speaker7')
  const { id: match } = await player.marketToCome()
  const startsIn = async (language: string) => {
    const { market } = await read(`/exchange-frame/calls/markets/${match}`, language, player.exchangeToken)
    const { markets } = await read('/exchange-frame/calls/markets', language, player.exchangeToken)
    return [market, markets.find(({ id }: { id: string }) => id === match)].map(({ startsAt }) => startsAt)
  }
  const english = await startsIn('en')
  expect(english[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(await startsIn('bn')).toEqual(english)
})

it('lists, odds, slip, score and records name a match and its runners in the language that asks', async () => {
  const player = await newPlayer(app, 'speaker6')
  const { id: match } = await player.marketToCome()
  const namesIn = async (language: string) => {
    const { data } = await read('/exchange-data/sports-events/cricket', language)
    const listed = data.find(({ MarketId }: { MarketId: string }) => MarketId === match)
    const odds = await read(`/exchange-data/match-odds/${match}`, language)
    const { data: event } = await read(`/exchange-data/event/${listed.EventId}`, language)
    const score = await read(`/exchange-demo/calls/score/${listed.EventId}`, language)
    const { market } = await read(`/exchange-frame/calls/markets/${match}`, language, player.exchangeToken)
    const { markets } = await read('/exchange-frame/calls/markets', language, player.exchangeToken)
    const runners = (all: { SelectionName: string }[]) => all.map(({ SelectionName }) => SelectionName)
    return {
      matches: [
        listed.Event.name,
        score.name,
        market.eventName,
        markets.find(({ id }: { id: string }) => id === match).eventName,
      ],
      competitions: [listed.Event.competition, score.competition],
      runners: [
        runners(listed.runners),
        runners(odds.runners),
        event.items[listed.EventId].bookmaker.map(({ runner }: { runner: string }) => runner),
        score.sides.map(({ name }: { name: string }) => name),
        market.runners
          .filter(({ kind }: { kind: string }) => kind === 'bookmaker')
          .map(({ name }: { name: string }) => name),
      ],
    }
  }
  const [en, bn] = [await namesIn('en'), await namesIn('bn')]
  const [home = '', away = ''] = String(en.matches[0]).split(' v ')
  const [bengaliHome, bengaliAway] = [nameIn('bn', home), nameIn('bn', away)]
  expect(en).toEqual({
    matches: Array(4).fill(`${home} v ${away}`),
    competitions: Array(2).fill(expect.stringMatching(/^[A-Z][\w ]+$/)),
    runners: Array(5).fill([home, away]),
  })
  expect(bn).toEqual({
    matches: Array(4).fill(`${bengaliHome} বনাম ${bengaliAway}`),
    competitions: Array(2).fill(nameIn('bn', String(en.competitions[0]))),
    runners: Array(5).fill([bengaliHome, bengaliAway]),
  })
  const { market } = await read(`/exchange-frame/calls/markets/${match}`, 'bn', player.exchangeToken)
  const row = market.runners.find(({ kind }: { kind: string }) => kind === 'odds')
  // A page in one language finds what was picked in another.
  expect(row.names).toEqual([home, bengaliHome])
  must(
    await player.order('on-a-name', {
      marketId: match,
      kind: 'odds',
      selectionId: row.id,
      odds: '1000',
      line: null,
    }),
  )
  for (const [language, event_name, selection_name] of [
    ['en', en.matches[0], home],
    ['bn', bn.matches[0], bengaliHome],
  ]) {
    const { data } = await read('/api/exchange-hub', String(language), player.token)
    expect(data[0]).toMatchObject({ event_name, selection_name })
  }
})

it('soccer has its draw in Bengali, in the columns of the list', async () => {
  const { data } = await read('/exchange-data/sports-events/soccer', 'bn')
  const { Event, runners } = data.at(-1)
  const names = runners.map(({ SelectionName }: { SelectionName: string }) => SelectionName)
  expect(names).toEqual([...Event.name.split(' বনাম '), 'ড্র'])
})
