import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type Result, succeeded } from '../../machines/common/result.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { copyPortsOf } from '../../src/ports/common/copy.ts'

function copy(text: string, clipboard?: Pick<Clipboard, 'writeText'>): Promise<Result<boolean>> {
  const { copyText } = copyPortsOf({ window: { navigator: { clipboard } } } as unknown as Environment)
  return toPromise(createActor(copyText, { input: text }).start())
}

describe('copyText', () => {
  it('writes the text', async () => {
    const written: string[] = []
    const writeText = async (text: string) => void written.push(text)
    expect(await copy('01700000321', { writeText })).toEqual(succeeded(true))
    expect(written).toEqual(['01700000321'])
  })

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['there is no clipboard, as on plain http', undefined],
  ])('is false where %s', async (_, clipboard) => {
    expect(await copy('x', clipboard)).toEqual(succeeded(false))
  })
})
