import type { Call } from '@tiya/contract/wire'

/** What no code expects: an error that a port or a view threw, or an answer, row or field that does not fit the contract. */
export type Defect =
  | { readonly kind: 'port error' | 'view error'; readonly error: unknown }
  | {
      readonly kind: 'odd answer' | 'odd row' | 'odd field'
      readonly call: Call
      /** The field that does not fit, from the top of the response. Indices of lists may be left out. */
      readonly path: readonly PropertyKey[]
    }

export type Report = (defect: Defect) => void

/** Writes an error to the console. An odd answer is not one: it is in the network's log. */
export const logDefect: Report = (defect) => {
  if ('error' in defect) console.error(defect.error)
}
