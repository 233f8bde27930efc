import { expect, it } from 'vitest'
import { siteNameOf } from '#machines/desktop/siteName.rules.ts'

it.each([
  ['tiya.com', 'Tiya'],
  ['www.tiya.com.bd', 'Tiya'],
  ['m.tiya88.net', 'Tiya88'],
  ['mtiya.net', 'Mtiya'],
  ['play.tiya.com', 'Play'],
  ['tiya-bd.xn--54b7fta0cc', 'Tiya-bd'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
  ['[::ffff:a00:1]', undefined],
  ['[::1].com', undefined],
  ['tiya.com.1', undefined],
  ['tiya.com:80', undefined],
  [':tiya.com', undefined],
  ['', undefined],
  ['.com', undefined],
])('%j names the site %s', (hostname, name) => expect(siteNameOf(hostname)).toBe(name))
