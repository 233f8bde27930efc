import { failed, type Result, type Unexpected } from '@tiya/ports/result'

/** How a port ends whose work throws, which is a defect: see `promisePort` of `@tiya/ports`. */
export const DEFECT: Result<never, Unexpected> = failed({ kind: 'unexpected' })
