import { expect, it } from 'vitest'
import { platformOf } from '../../src/ports/app/install.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, 'computer'],
])(
  'a device that calls itself %s, with %i touch points, gets the steps for “%s” first',
  (userAgent, maxTouchPoints, platform) => expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform),
)
