import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from '../lib/process.mjs'
import { ROOT } from '../lib/root.mjs'

/** @typedef {import('@tiya/chart-mutants/mutants.mjs').Mutant} Mutant */

const FOLDER = join(ROOT, '.cache/mutants/types')

/**
 * Checks the types of all mutants of one folder in one run: each is a file of its own, which imports what its source imports.
 *
 * @param {readonly Mutant[]} mutants of sources below one folder that has a tsconfig.json
 * @returns {Promise<Set<Mutant>>} those that don't compile
 */
export async function mistyped(mutants) {
  if (mutants.length === 0) return new Set()
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [at, { file, source }] of mutants.entries()) {
    const copy = join(FOLDER, file.replace(/(?=\.tsx?$)/, `.${at}`))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, source)
  }
  // A name that a mutant leaves unused is a matter of style.
  const unused = { noUnusedLocals: false, noUnusedParameters: false }
  const project = {
    extends: join(ROOT, mutants[0]?.file.split('/')[0] ?? '', 'tsconfig.json'),
    compilerOptions: { ...unused, rootDirs: [ROOT, FOLDER] },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: [],
  }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(project))
  const { output } = await runTool('typescript/bin/tsc', ['-p', FOLDER, '--pretty', 'false'])
  const wrong = new Set([...output.matchAll(/\.(\d+)\.tsx?\(\d+,\d+\): error/g)].map(([, at]) => Number(at)))
  return new Set(mutants.filter((_, at) => wrong.has(at)))
}
