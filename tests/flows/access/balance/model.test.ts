import { testFlow } from '#tests/model/flow.ts'
import { models } from './model.ts'

await testFlow(import.meta.dirname, ...models)
