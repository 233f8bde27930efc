import { join } from 'node:path'
import { type BuildEnvironmentOptions, build, type Rolldown, type UserConfig } from 'vite'
import { output } from './output.ts'

/**
 * Builds a classic script of index.html from its entry and returns the code.
 *
 * @param options `define`: values that the build writes in place of names; `target`: the oldest language it is compiled to
 */
export async function buildScript(
  root: string,
  entry: string,
  { define = {}, target = output.target }: Pick<UserConfig, 'define'> & BuildEnvironmentOptions = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      ...output,
      target,
      write: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })
  const [built] = [result].flat() as Rolldown.RolldownOutput[]
  const [script] = built?.output ?? []
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return script.code.trim()
}
