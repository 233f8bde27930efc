import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { receiptMachine } from '#machines/money/receipt/receipt.machine.ts'
import { receiptOf, receiptPortsOf } from '#src/ports/money/receipt.ts'
import { deferred } from '../deferred.ts'

const report = () => {}

it('a file that is still read does not take the place of one that was chosen since, and each is let go', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const head = deferred<string>()
  const slow = { ...receiptOf(new File([], 'slow.heic')), readHead: () => head.promise }
  const next = receiptOf(new File([], 'next.png'))
  const actors = receiptPortsOf({ report } as never)
  const actor = createActor(receiptMachine.provide({ actors })).start()
  actor.send({ type: 'choose', receipt: slow })
  actor.send({ type: 'preview.failed' })
  expect(actor.getSnapshot().value).toBe('reading')
  actor.send({ type: 'choose', receipt: next })
  head.resolve('\0\0\0\x18ftypheic')
  await new Promise(setImmediate)
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { receipt: next } })
  expect(revoke.mock.lastCall).toEqual([slow.preview])
  actor.stop()
  expect(revoke.mock.lastCall).toEqual([next.preview])
})

it('a receipt reads the first 12 bytes of its file', () =>
  expect(receiptOf(new File(['\0\0\0\x18ftypheic and more'], 'photo.heic')).readHead()).resolves.toBe(
    '\0\0\0\x18ftypheic',
  ))

it('of a file that has gone meanwhile, nothing is read', () => {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) })
  const file = Object.assign(new File([], 'photo.heic'), { slice })
  return expect(receiptOf(file as never).readHead()).resolves.toBe('')
})

it('the port hands over what is read of the file', async () => {
  const receipt = receiptOf(new File(['head'], 'photo.heic'))
  const { readHead } = receiptPortsOf({ report } as never)
  expect(await toPromise(createActor(readHead, { input: receipt }).start())).toEqual({
    ok: true,
    value: 'head',
  })
})
