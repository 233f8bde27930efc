import { testFlow } from '#tests/model/flow.ts'
import { model } from './model.ts'

await testFlow(import.meta.dirname, model)
