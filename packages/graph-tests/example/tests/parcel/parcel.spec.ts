import { walkInBrowser } from '@tiya/graph-tests/browser'
import { model } from './model.ts'

walkInBrowser(model)
