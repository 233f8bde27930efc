import { mutantSection, shareOf } from './mutantSection.mjs'

/** What the report of `npm run test:graph` says besides the records. @type {import('@tiya/graph-tests/internal/report/report.types.ts').Additions} */
export const ADDITIONS = { mutantSection, shareOf, replayOf: (log) => `npm run replay -- ${log}` }
