import { walkInBrowser } from '../../../model/browser.ts'
import { model } from './model.ts'

await walkInBrowser(model)
