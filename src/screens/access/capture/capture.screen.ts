import { CODE_NAMES, captureMachine } from '#machines/access/capture/capture.machine.ts'
import { barePath } from '#machines/common/routing/routes.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { capturePortsOf } from '#src/ports/access/capture.ts'
import { CaptureScreen } from './CaptureScreen.tsx'

export default defineScreen({
  machine: captureMachine,
  ports: capturePortsOf,
  input: ({ location: { path, query } }) => {
    const name = CODE_NAMES.find((known) => barePath(path) === `/${known}`) ?? 'referral_code'
    return { name, code: query[name] ?? '' }
  },
  View: CaptureScreen,
})
