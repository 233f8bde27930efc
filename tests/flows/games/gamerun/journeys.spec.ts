import { expect, test } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import { visit } from '#tests/site/visit.ts'
import { BOAT } from '../games.fixture.ts'
import { visit as gamerun } from './gamerun.page.ts'

/** A provider's page that shows its referrer, asks before a stake, copies, and asks for protected video and the screen. */
const PROVIDER = `<!doctype html><html lang="en"><title>Provider</title>
<p>Referrer: <output id="referrer"></output></p>
<p>Video: <output id="video"></output></p>
<p>Screen: <output id="screen"></output></p>
<button id="bet">Place bet</button><button id="copy">Copy</button><button id="bank">Bank</button>
<output id="said"></output>
<script>
const say = (id, text) => { document.getElementById(id).textContent = text }
say('referrer', document.referrer)
const codec = 'video/webm; codecs="vp8"'
navigator.requestMediaKeySystemAccess('org.w3.clearkey', [{ initDataTypes: ['webm'], videoCapabilities: [{ contentType: codec }] }])
  .then(() => say('video', 'allowed'), ({ name }) => say('video', name))
say('screen', document.featurePolicy.allowedFeatures().filter((name) => /wake-lock|picture-in|fullscreen|clipboard-write/.test(name)).sort().join(' '))
bet.onclick = () => say('said', confirm('Place the bet?') ? 'placed' : 'not placed')
copy.onclick = () => navigator.clipboard.writeText('x').then(() => say('said', 'copied'), ({ name }) => say('said', name))
bank.onclick = () => window.open('https://bank.test/pay')
</script>`

/** The window of a bank, which says whether it is as free as any other tab. */
const BANK = `<!doctype html><html lang="en"><title>Bank</title><output id="origin"></output>
<script>document.getElementById('origin').textContent = self.origin; confirm('Pay?') && document.write('paid')</script>`

test('a provider learns the origin of the site, asks before a stake, copies, plays protected video and opens a bank', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const serve = (address: string, body: string) =>
    context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await serve('https://games.test/**', PROVIDER)
  await serve('https://bank.test/**', BANK)
  await visit(page, {
    at: '/games?type=SLOT&title=Slot',
    player: true,
    answers: {
      'GET /get-games': { body: { games: [BOAT] } },
      'POST /game-run': { body: { url: 'https://games.test/boat' } },
    },
  })
  await button(page, 'Golden Boat').click()
  const provider = page.frameLocator('iframe[title="Golden Boat"]')
  // The path never goes out.
  await expect(provider.locator('#referrer')).toHaveText(`${new URL(String(baseURL)).origin}/`)
  await expect(provider.locator('#video')).toHaveText('allowed')
  await expect(provider.locator('#screen')).toHaveText(
    'clipboard-write fullscreen picture-in-picture screen-wake-lock',
  )

  const asked: string[] = []
  // On the context, since the bank asks before its page can be listened to.
  context.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await provider.getByRole('button', { name: 'Place bet' }).click()
  await expect(provider.locator('#said')).toHaveText('placed')
  expect(asked).toEqual(['Place the bet?'])
  await provider.getByRole('button', { name: 'Copy' }).click()
  await expect(provider.locator('#said')).toHaveText('copied')

  const opened = page.waitForEvent('popup')
  await provider.getByRole('button', { name: 'Bank' }).click()
  const bank = await opened
  await expect(bank.getByText('paid')).toBeVisible()
})

test('a game says below its name that the site is under maintenance, and keeps its size', async ({
  page,
}) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const served = await visit(page, gamerun)
  const game = page.locator('iframe')
  const size = await game.boundingBox()
  served.answer('GET /general', generalWith({ site_status: 0 }))
  await setVisibility(page, false)
  await page.clock.runFor(60_000)
  await setVisibility(page, true)
  const said = page.getByRole('banner').getByText('Under maintenance', { exact: true })
  await expect(said).toBeVisible()
  const name = await page.getByRole('heading', { level: 1, name: 'Golden Boat' }).boundingBox()
  expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1)
  expect(await game.boundingBox()).toEqual(size)
})
