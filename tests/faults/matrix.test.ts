import { expect, it } from 'vitest'
import { matrixOf } from '../../scripts/faults/matrix.mjs'

const sent = (call: string, fault: string, passed = true) => ({
  ...{ call, auth: 'bearer', kind: 'read' },
  ...{ fault, requests: 1, passed },
})

const met = (call: string, fault: string, problems: string[] = []) => ({
  ...{ flow: 'account', port: 'loadUser', call, fault, requests: 1 },
  ...{ states: ['account.failed'], failures: ['refused 500'], problems },
})

it('the matrix joins the results of the client and of the flows for each fault of each call', () => {
  const matrix = matrixOf([sent('GET /a', 'a 500'), sent('GET /a', 'a 401')], [met('GET /a', 'a 500')])
  expect(matrix).toMatchObject({ faults: ['a 500', 'a 401'], cells: 2, failed: 0, missing: 0, unused: [] })
  expect(matrix.calls[0]?.cells.map(({ flows, passed }) => [flows.length, passed])).toEqual([
    [1, true],
    [0, true],
  ])
})

it('the matrix counts cells that fail in the client or in a flow, missing cells, and calls that no flow makes', () => {
  const client = [
    sent('GET /a', 'a 500', false),
    sent('GET /a', 'a 401'),
    sent('GET /b', 'a 500'),
    sent('GET /c', 'a 401'),
  ]
  const matrix = matrixOf(client, [met('GET /a', 'a 401', ['The port rejects.']), met('GET /c', 'a 401')])
  expect(matrix).toMatchObject({ cells: 6, failed: 2, missing: 2, unused: ['GET /b'] })
})
