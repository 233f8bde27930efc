import { installMachine } from '../../../../machines/app/install/install.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { installPortsOf, readInstallation } from '../../../ports/app/install.ts'
import { InstallScreen } from './InstallScreen.tsx'

export default defineScreen({
  machine: installMachine,
  ports: installPortsOf,
  input: (_, environment) => readInstallation(environment),
  View: InstallScreen,
})
