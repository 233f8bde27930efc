import type { ServerResponse } from 'node:http'

/** How a server fails a call. */
export type WireFault =
  | { readonly status: number; readonly body: unknown }
  | { readonly raw: string }
  /** The connection is reset before the response, or in the middle of its body. */
  | { readonly reset: 'before' | 'within' }
  | { readonly silent: true }

/** The faults of the matrix, by name. Each means something different for the call, to the site or to the player. */
export const FAULTS = {
  'a 400 with a message': { status: 400, body: { message: 'Words of a 400.' } },
  'a 401': { status: 401, body: { message: 'Unauthenticated.' } },
  'a 404': { status: 404, body: { message: 'Words of a 404.' } },
  'a 409': { status: 409, body: { message: 'Words of a 409.' } },
  'a 422 with errors': { status: 422, body: { message: 'Words of a 422.', errors: { elsewhere: ['Bad.'] } } },
  'a 429': { status: 429, body: { message: 'Words of a 429.' } },
  'a 500': { status: 500, body: {} },
  'a 503': { status: 503, body: {} },
  'a body that is not JSON': { raw: '<h1>It works!</h1>' },
  'a body of the wrong shape': { raw: '7' },
  'an empty body': { raw: '' },
  'a reset before the answer': { reset: 'before' },
  'a reset within the body': { reset: 'within' },
  'a timeout': { silent: true },
} as const satisfies Readonly<Record<string, WireFault>>

export type FaultName = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[]

/** Returns true for a fault after which the call may have taken effect; other faults mean that it has not. */
export function mayHaveArrived(name: FaultName): boolean {
  const fault: WireFault = FAULTS[name]
  return !('status' in fault) || fault.status === 409 || fault.status >= 500
}

/** Responds to a request with a fault. A silent one never responds: the caller times out. */
export function respondWith(name: FaultName, response: ServerResponse): void {
  const fault: WireFault = FAULTS[name]
  // A browser repeats a request by itself if a reused connection is reset.
  response.shouldKeepAlive = false
  if ('silent' in fault) return
  if ('reset' in fault) {
    if (fault.reset === 'before') return void response.socket?.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"message": "The rest', () => response.socket?.destroy())
    return
  }
  const [status, type, body] =
    'raw' in fault
      ? ([200, 'text/html', fault.raw] as const)
      : ([fault.status, 'application/json', JSON.stringify(fault.body)] as const)
  response.writeHead(status, { 'content-type': type }).end(body)
}
