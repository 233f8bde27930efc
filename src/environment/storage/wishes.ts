import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import type { WishStoreEvent } from '#machines/common/routing/screen.types.ts'
import { type StoredWish, storedWish } from '#machines/home/onward/onward.rules.ts'
import type { Environment } from '../environment.ts'
import { parseJson } from './parseJson.ts'
import type { StorageKey } from './storage.ts'

const KEY: StorageKey = 'app.wish'

/** Returns the last wish of a guest on this device, null if there is none. */
export function readWish({ storage }: Pick<Environment, 'storage'>): StoredWish | null {
  return z.safeParse(storedWish, parseJson(storage.get(KEY))).data ?? null
}

/** Removes the last wish. */
export function forgetWish({ storage }: Pick<Environment, 'storage'>): void {
  storage.remove(KEY)
}

/** Returns a callback actor that stores the last wish, or removes it. By the device's clock: perhaps no answer has come yet. */
export function wishStore({ storage, clock }: Environment) {
  return channelPort<never, WishStoreEvent, undefined>(({ receive }) => {
    receive((event) => {
      if (event.type === 'keep') storage.set(KEY, JSON.stringify({ at: clock.deviceNow(), wish: event.wish }))
      else forgetWish({ storage })
    })
  })
}
