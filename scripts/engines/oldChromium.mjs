import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { runNpm } from '../lib/process.mjs'
import { ROOT } from '../lib/root.mjs'
import { step } from '../lib/step.mjs'
import { TroubleError } from '../lib/trouble.mjs'

/** The versions of npm's `@sparticuz/chromium` with an old Chromium, by its version. */
export const OLD_CHROMIUMS = { 106: '106.0.0', 110: '110.0.1' }

/**
 * Installs an old Chromium below `.cache`, without running the package's own scripts.
 *
 * @param {keyof typeof OLD_CHROMIUMS} version
 * @returns {Promise<string>} path of a program that starts it
 * @throws {TroubleError} if npm can't install it
 */
export async function installOldChromium(version) {
  const folder = join(ROOT, '.cache/engines', `chromium-${version}`)
  const [program, start] = [join(folder, 'chromium'), join(folder, 'start')]
  if (existsSync(start)) return start
  mkdirSync(folder, { recursive: true })
  const name = `@sparticuz/chromium@${OLD_CHROMIUMS[version]}`
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--prefix', folder, name]
  const { code, output } = await step(`Installing ${name}`, () => runNpm(args))
  if (code !== 0) throw new TroubleError(`${output}npm can't install ${name}.`)
  const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'))
  writeFileSync(`${program}.new`, brotliDecompressSync(packed))
  renameSync(`${program}.new`, program)
  // Without the flags of a container it can't even say its version.
  // Without its own libraries for graphics it now and then stops drawing, unless it is told not to look for them.
  const text = `#!/bin/sh\n[ "$1" = --version ] && exec echo "Chromium ${version}"\nexec "${program}" --disable-gpu "$@"\n`
  writeFileSync(start, text)
  for (const file of [program, start]) chmodSync(file, 0o755)
  return start
}
