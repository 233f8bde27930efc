import { isIPv4 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { BRAND } from '../machines/brand/brand.ts'
import { printedOrigin } from './http/origin.ts'

/** White blocks on black, regardless of the terminal's colours: not every scanner reads an inverted QR code. */
const WHITE_ON_BLACK = '\u001b[38;5;231m\u001b[48;5;16m'
const RESET = '\u001b[0m'

/** Interfaces of containers, virtual machines and tunnels, which phones can't reach. */
const VIRTUAL = /^(br-|docker|veth|virbr|vmnet|vboxnet|utun|tun|tap)/i

export interface Start {
  host: string
  port: number
  /** The password for `/sandbox`. */
  password: string
  /** `os.networkInterfaces()` */
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>
}

/** Returns the text that is printed once the sandbox is listening. */
export function startMessage({ host, port, password, interfaces }: Start): string {
  const origin = printedOrigin(host, port)
  const key = `?key=${encodeURIComponent(password)}`
  const lines = [
    `${BRAND.name}: ${origin}/`,
    `On a laptop, the site on a phone beside the console: ${origin}/sandbox/phone${key}`,
    `Operator's console, sent e-mails and SMS: ${origin}/sandbox${key}`,
  ]
  const [address] = networkAddresses(host, interfaces)
  if (address !== undefined) lines.push('', ...phoneLines(printedOrigin(address, port)))
  return lines.join('\n')
}

/** Returns the addresses at which other devices on the local network can reach a server that listens on a host. */
export function networkAddresses(host: string, interfaces: Start['interfaces']): string[] {
  if (/^(localhost|127\.|::1$)/.test(host)) return []
  if (host !== '0.0.0.0' && host !== '::') return [host]
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ internal, address }) => !internal && isIPv4(address) && !address.startsWith('169.254.'))
    .map(({ address }) => address)
}

function phoneLines(origin: string): string[] {
  // The quiet zone around it is what the standard wants.
  const code = renderUnicodeCompact(`${origin}/`, { border: 4, boostEcc: true })
  return [
    `On a phone in the same network: ${origin}/`,
    ...code.split('\n').map((line) => `${WHITE_ON_BLACK}${line}${RESET}`),
    'Over plain http a phone can neither copy to its clipboard nor install the site or open it offline: these need https.',
    'Everyone in this network can open these pages; the console asks for its password.',
  ]
}
