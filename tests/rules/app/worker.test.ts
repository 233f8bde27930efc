import { apiCalls } from '@tiya/contract/table'
import { describe, expect, it } from 'vitest'
import { isAnswer, isKeptCall, keyOf } from '#src/environment/offline/kept.ts'
import { filesOf, isPagePath, isSitePath } from '#src/worker/page.ts'

describe('the addresses that the worker answers with the page', () => {
  it.each(['/', '/login', '/chat-box/7', '/faq/', '/casino', '/player/logout'])('include %s', (path) => {
    expect(isSitePath(path)).toBe(true)
  })

  it.each(['/sandbox', '/api/general', '/storage/a.svg', '/demo-game/', '/back.html', '/sw.js', '/chat-box'])(
    'do not include %s',
    (path) => expect(isSitePath(path)).toBe(false),
  )

  it.each([
    ['/nope', true],
    ['/nope/', true],
    ['/apiary', true],
    ['/v1.2/nope', true],
    ['/api', false],
    ['/api/general', false],
    ['/storage/a.svg', false],
    ['/back.html', false],
  ])('without a network include %s: %s', (path, isPage) => expect(isPagePath(path)).toBe(isPage))
})

describe('the files of a page', () => {
  it('are its scripts and styles', () => {
    const page = `<link rel="icon" href="/art/mark.svg" />
      <script type="application/json" id="config">{"apiHost":"/assets/x.js"}</script>
      <script type="module" crossorigin src="/assets/site-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/early-2.js">
      <link rel="stylesheet" crossorigin href="/assets/style-3.css">
      <script src="https://other.test/assets/y.js"></script>`
    expect(filesOf(page)).toEqual(['/assets/site-1.js', '/assets/early-2.js', '/assets/style-3.css'])
  })

  it('are none for a page of another site', () => expect(filesOf('<h1>Log in to the Wi-Fi</h1>')).toEqual([]))
})

describe('the answers that the worker keeps', () => {
  it('are those to five calls', () => {
    const paths = Object.values(apiCalls).map(({ path }) => path)
    expect(new Set(paths.filter((path) => isKeptCall(`/any/api${path}`)))).toEqual(
      new Set(['/sliders', '/get-system', '/get-provider', '/get-games', '/promotion']),
    )
  })

  it.each(['{"success":false}', '{"success":"0"}', '<h1>Log in to the Wi-Fi</h1>', 'null', ''])(
    'are not %s',
    (text) => expect(isAnswer(text)).toBe(false),
  )

  it('belong to an address and a language', () => {
    const keys = ['en', 'bn'].map((language) => keyOf('/api/sliders', language, 'https://site.test/games'))
    expect(new Set([...keys, keyOf('https://api.test/api/sliders', 'en')]).size).toBe(3)
    expect(keys[0]).toBe(keyOf('https://site.test/api/sliders', 'en'))
  })
})
