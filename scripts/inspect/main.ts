import '../../src/theme/fonts.css.ts'
import { showWorkbench } from '@tiya/workbench/showWorkbench'
import { journeyOf } from './journey.ts'

showWorkbench({
  // The screen that the page shows, whichever it is.
  actor: 'root/router/screen',
  logUse: 'Replay it with: npm run replay -- event-log.json',
  test: {
    name: 'journey.spec.ts',
    use: 'Move it to tests/journeys/, and run: npx playwright test tests/journeys/journey.spec.ts',
    of: journeyOf,
  },
})
