import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { networkAddresses, type Start, startMessage } from '../../server/start-message.ts'

const info = (address: string, change: object = {}) => ({
  ...{ address, family: 'IPv4' as const, internal: false, netmask: '255.255.255.0' },
  ...{ mac: '00:00:00:00:00:00', cidr: null, ...change },
})

const interfaces: Start['interfaces'] = {
  lo: [info('127.0.0.1', { internal: true })],
  docker0: [info('172.17.0.1')],
  eth0: [info('169.254.7.7')],
  wlan0: [info('fe80::1', { family: 'IPv6' }), info('192.168.1.20')],
}

const start = (change: Partial<Start>) =>
  startMessage({ host: '127.0.0.1', port: 3000, password: 'a b', interfaces, ...change }).split('\n')

describe('what a start prints', () => {
  it('has the addresses of the site, of the phone on the screen and of the console', () => {
    expect(start({})).toEqual([
      'Tiya: http://localhost:3000/',
      'On a laptop, the site on a phone beside the console: http://localhost:3000/sandbox/phone?key=a%20b',
      "Operator's console, sent e-mails and SMS: http://localhost:3000/sandbox?key=a%20b",
    ])
  })

  it('has the address in the local network and its QR code where other devices reach the server', () => {
    const lines = start({ host: '0.0.0.0' })
    expect(lines[0]).toBe('Tiya: http://localhost:3000/')
    expect(lines[4]).toBe('On a phone in the same network: http://192.168.1.20:3000/')
    const { data } = encode('http://192.168.1.20:3000/', { border: 4 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they set the colours.
    const code = lines.filter((line) => /^\u001b\[38;5;231m\u001b\[48;5;16m.*\u001b\[0m$/.test(line))
    expect(modulesOf(code).slice(0, data.length)).toEqual(data)
    expect(lines.slice(-2)).toEqual([
      'Over plain http a phone can neither copy to its clipboard nor install the site or open it offline: these need https.',
      'Everyone in this network can open these pages; the console asks for its password.',
    ])
  })

  it('has no QR code without a network', () => {
    expect(start({ host: '0.0.0.0', interfaces: {} })).toHaveLength(3)
  })
})

it.each([
  ['localhost', []],
  ['127.0.0.1', []],
  ['127.0.0.2', []],
  ['::1', []],
  ['0.0.0.0', ['192.168.1.20']],
  ['::', ['192.168.1.20']],
  ['192.168.1.20', ['192.168.1.20']],
])('a server that listens on %s is found at %j', (host, addresses) => {
  expect(networkAddresses(host, interfaces)).toEqual(addresses)
})

/** Returns the modules drawn by half blocks, two rows per line. A block is light. */
function modulesOf(lines: string[]): boolean[][] {
  return lines.flatMap((line) => {
    const cells = [...line].filter((character) => '█▀▄ '.includes(character))
    return [cells.map((cell) => !'█▀'.includes(cell)), cells.map((cell) => !'█▄'.includes(cell))]
  })
}
