import { describe, expect, it } from 'vitest'
import { BRAND } from '#machines/brand/brand.ts'
import { networkAddresses, type Start, startMessage } from '#server/startMessage.ts'

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

/** The code of `http://192.168.1.20:3000/`; a second encoder draws the same with this mask. */
const CODE = [
  '█████████████████████████████████',
  '█████████████████████████████████',
  '████ ▄▄▄▄▄ ██▄█▄ ▀▄▀██ ▄▄▄▄▄ ████',
  '████ █   █ █   ▀▀▀██▄█ █   █ ████',
  '████ █▄▄▄█ █ ▀ █▄█▄▀▀█ █▄▄▄█ ████',
  '████▄▄▄▄▄▄▄█ █▄█ █▄▀▄█▄▄▄▄▄▄▄████',
  '████▄█▄▄ ▄▄█▀ ▄▀▄ ▀▄▄▀▄▄▄▄▄▀█████',
  '████▀██ ▀█▄ ▄▀▄▄▀▄█▄▀█▄▄▀▄█▄ ████',
  '████▀▄▄▀ ▄▄▀█ ▀▄▄▄▀███▄▄▄▀▄ ▄████',
  '████ ██▀▄ ▄▄ ▄▀ ▄▄▀ █▄█▄█ █▄ ████',
  '████▄█▄███▄█▀▀▄▄ ▄▀█ ▄▄▄ ▀ ██████',
  '████ ▄▄▄▄▄ █▀▄ ▀███▀ █▄█  ▄  ████',
  '████ █   █ █ ▄   ▄▀  ▄   ▄ ▀▀████',
  '████ █▄▄▄█ █▄ ▄█ ███▀▄▀▀▀▀▄█ ████',
  '████▄▄▄▄▄▄▄█▄████▄█▄█▄▄▄▄▄▄▄▄████',
  '█████████████████████████████████',
  '▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀',
]

const start = (change: Partial<Start>) =>
  startMessage({ host: '127.0.0.1', port: 3000, password: 'a b', interfaces, ...change }).split('\n')

describe('what a start prints', () => {
  it('has the addresses of the site, of the phone on the screen and of the console', () => {
    expect(start({})).toEqual([
      `${BRAND.name}: http://localhost:3000/`,
      'On a laptop, the site on a phone beside the console: http://localhost:3000/sandbox/phone?key=a%20b',
      "Operator's console, sent e-mails and SMS: http://localhost:3000/sandbox?key=a%20b",
    ])
  })

  it('has the address in the local network and its QR code where other devices reach the server', () => {
    const lines = start({ host: '0.0.0.0' })
    expect(lines[0]).toBe(`${BRAND.name}: http://localhost:3000/`)
    expect(lines[4]).toBe('On a phone in the same network: http://192.168.1.20:3000/')
    expect(lines.slice(5)).toEqual([
      ...CODE.map((line) => `\u001b[38;5;231m\u001b[48;5;16m${line}\u001b[0m`),
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
])('a server that listens on %s is found at the network addresses %j', (host, addresses) => {
  expect(networkAddresses(host, interfaces)).toEqual(addresses)
})
