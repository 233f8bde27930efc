import { installMachine } from '#machines/app/install/install.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { installPortsOf, readInstallation } from '#src/ports/app/install.ts'
import { InstallScreen } from './InstallScreen.tsx'

export default defineScreen({
  machine: installMachine,
  ports: installPortsOf,
  input: (_, environment) => readInstallation(environment),
  View: InstallScreen,
})
