import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { walkHeadless } from '@tiya/graph-tests/headless'
import { model } from './model.ts'

await walkHeadless(model, dirname(fileURLToPath(import.meta.url)))
