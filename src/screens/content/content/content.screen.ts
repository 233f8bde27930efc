import { contentMachine } from '#machines/content/content/content.machine.ts'
import { contentPageAt } from '#machines/content/content/content.rules.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { contentPortsOf } from '#src/ports/content/content.ts'
import { ContentScreen } from './ContentScreen.tsx'

export default defineScreen({
  machine: contentMachine,
  ports: contentPortsOf,
  input: ({ location }) => ({ page: contentPageAt(location.path) }),
  View: ContentScreen,
})
