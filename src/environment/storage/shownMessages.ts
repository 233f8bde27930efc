import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import type { ShownMessages } from '#machines/support/answers.rules.ts'
import type { ShownMessage, ShownPlace } from '#machines/support/chatBox/chatBox.setup.ts'
import type { Environment } from '../environment.ts'
import { digestOf } from './digest.ts'
import { playerKey, type Storage } from './storage.ts'
import { readStored } from './stored.ts'

const storedDigests = z.record(z.string(), z.string())

const readDigests = (storage: Storage, remoteId: string) =>
  readStored(storage, playerKey('app.shownMessages', remoteId), storedDigests)

/** Returns what the chats of a player last showed on this device. */
export function readShownMessages(storage: Storage, remoteId: string): ShownMessages {
  return {
    digests: new Map(Object.entries(readDigests(storage, remoteId))),
    digestOf: (message) => digestOf(remoteId, message),
  }
}

/** Creates the port that stores the digest of the last message that a chat has shown; not once the session has ended. */
export function shownMessageStore({ storage }: Environment) {
  return channelPort<never, ShownMessage, ShownPlace>(({ input: { remoteId, chatId }, receive }) => {
    receive(({ message }) => {
      if (storage.get('remote_id') !== remoteId) return
      const digests = readDigests(storage, remoteId)
      const digest = digestOf(remoteId, message)
      // An open chat says it at every poll.
      if (digests[chatId] === digest) return
      const key = playerKey('app.shownMessages', remoteId)
      storage.set(key, JSON.stringify({ ...digests, [chatId]: digest }))
    })
  })
}
