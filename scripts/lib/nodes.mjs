import { runNpm } from './process.mjs'
import { TroubleError } from './trouble.mjs'

/**
 * Returns the path of a Node of a major version. npm fetches it from its registry into its own cache, unless it did
 * before. The package is the one that `node` installs by a script: npm runs none here.
 *
 * @param {string} major
 * @throws {TroubleError} if npm can't fetch it, or if it doesn't start here
 */
export async function fetchNode(major) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}@${major}`
  const program = ['node', '-p', 'process.version + " " + process.execPath']
  const options = ['--yes', '--prefer-offline', '--loglevel=error', `--package=${name}`]
  const { code, output } = await runNpm(['exec', ...options, '--', ...program])
  const [, found, path] = /^v(\d+)\.\S+ (.+)$/m.exec(output) ?? []
  if (code === 0 && found === major && path) return path
  throw new TroubleError(`Node ${major} could not be fetched as ${name}: npm exec failed.\n${output}`)
}
