import { walkHeadless } from '../../../model/headless.ts'
import { model } from './model.ts'

await walkHeadless(model)
