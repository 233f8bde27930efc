import { CODE_NAMES, captureMachine } from '../../../machines/capture/capture.machine.ts'
import { barePath } from '../../../machines/router/routes.ts'
import { defineScreen } from '../../app/screen.ts'
import { capture } from '../../i18n/en/capture.ts'
import { signup } from '../../i18n/en/signup.ts'
import { capturePortsOf } from '../../ports/capture.ts'
import { CaptureScreen } from './CaptureScreen.tsx'

export default defineScreen({
  texts: { capture, signup },
  logic: (outside) => captureMachine.provide({ actors: capturePortsOf(outside) }),
  input: ({ location: { path, query } }) => {
    const name = CODE_NAMES.find((known) => barePath(path) === `/${known}`) ?? 'referral_code'
    return { name, code: query[name] ?? '' }
  },
  View: CaptureScreen,
})
