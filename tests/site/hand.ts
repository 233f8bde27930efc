import type { Locator } from '@playwright/test'

/** A hand that counts what it presses. A field that it fills in is pressed first. */
export class Hand {
  taps = 0

  async press(control: Locator): Promise<void> {
    await control.click()
    this.taps += 1
  }

  async fill(control: Locator, value: string): Promise<void> {
    await this.press(control)
    await control.fill(value)
  }
}
