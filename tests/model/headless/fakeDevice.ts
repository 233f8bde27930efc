import type { Page } from '@playwright/test'
import type { Outcome } from '@tiya/graph-tests/model'

/*
 * The parts of a device that ask the player or the system: the clipboard and sharing. Both headless and in
 * the browser, a fake holds each request until a walk answers it. In a model:
 *
 *     arrive: async (world) => { await holdDevice(world.page); … },
 *     outcomes: { copyText: { copied: accepted(true), refused: refused(false) } },
 *
 * The real port runs over the fake in both runs; `output` is what it must return.
 */

/** How a device answers a request. `cancel` is the player's own answer to a dialog. */
export type DeviceAnswer = 'accept' | 'refuse' | 'cancel'

interface Request {
  readonly text: string
  readonly settle: Readonly<Record<DeviceAnswer, () => void>>
}

interface Place {
  fakeDevice?: Request
}

/** Returns the parts of a device, which hold each request in a place. Runs in a page too, so it uses nothing from here. */
function held(place: Place) {
  const hold = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new DOMException('The device refuses.', 'NotAllowedError'))
      const cancel = () => reject(new DOMException('The player cancels.', 'AbortError'))
      place.fakeDevice = { text, settle: { accept: () => resolve(), refuse, cancel } }
    })
  return {
    clipboard: { writeText: hold },
    share: (data: unknown) => hold(JSON.stringify(data)),
    canShare: () => true,
  }
}

/** The fake of a headless run: the part of `navigator` that the ports use. */
export class FakeDevice implements Place {
  fakeDevice?: Request
  readonly onLine = true
  /** Never has a worker, but says what one would. */
  readonly serviceWorker = Object.assign(new EventTarget(), { register: () => new Promise(() => undefined) })

  constructor() {
    Object.assign(this, held(this))
  }

  /** Answers the held request; throws if there is none. */
  answer(answer: DeviceAnswer): void {
    if (!this.fakeDevice) throw new Error('The device holds no request.')
    this.fakeDevice.settle[answer]()
    delete this.fakeDevice
  }
}

type DeviceWindow = Window & Place

/** Installs the fake in a page that is not open yet. */
export async function holdDevice(page: Page): Promise<void> {
  await page.addInitScript(`for (const [name, value] of Object.entries((${held})(window)))
    Object.defineProperty(navigator, name, { value, configurable: true })`)
}

/** Returns the text of a page's last request: what is copied, or the shared data as JSON. */
export function deviceRequest(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as DeviceWindow).fakeDevice?.text)
}

function answering(answer: DeviceAnswer, output: unknown): Outcome {
  return {
    output,
    device: answer,
    play: ({ page }) =>
      page.evaluate((given) => {
        const request = (window as DeviceWindow).fakeDevice
        if (!request) throw new Error('The device holds no request.')
        request.settle[given]()
      }, answer),
  }
}

/** The device accepts the request; the port returns `output`. */
export function accepted(output: unknown): Outcome {
  return answering('accept', output)
}

/** The device refuses the request; the port returns `output`. */
export function refused(output: unknown): Outcome {
  return answering('refuse', output)
}

/** The player closes the device's dialog; the port returns `output`. */
export function cancelled(output: unknown): Outcome {
  return answering('cancel', output)
}
