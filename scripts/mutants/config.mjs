import { basename, dirname } from 'node:path'
import { codeMutantsOf } from '@tiya/chart-mutants/codeMutants.mjs'
import { mutantsOf } from '@tiya/chart-mutants/mutants.mjs'
import { filesBelow } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

// What is mutated, by kind, and which tests judge it.

/** @typedef {import('@tiya/chart-mutants/headless.mjs').Tests} Tests */
/** @typedef {import('@tiya/chart-mutants/mutants.mjs').Mutant} Mutant */

/**
 * @typedef {object} Kind of sources
 * @property {readonly string[]} folders
 * @property {RegExp} files
 * @property {(file: string, source: string) => Mutant[] | Promise<Mutant[]>} mutantsOf
 * @property {Tests | 'browser'} tests
 * @property {boolean} [isTyped] true if the types judge its mutants first
 * @property {number} count of the mutants of a sample, unless `--count` says otherwise
 * @property {boolean} [onlyNamed] true if it is tried only where `--kind` names it
 * @property {number} least the smallest share of a sample that the tests must kill
 */

/** Mutants that may live, by name, with the reason for each. */
export const LIVING = 'tests/mutants.json'

/** The verdicts, for the report of the graph tests. */
export const VERDICTS = `${ROOT}/reports/mutants`

/** @param {string} file @returns {string} `area/flow`, or just the area for sources that its flows share */
export function flowOf(file) {
  const [root = '', folder] = file.split('/')
  if (root === 'server') return dirname(file)
  if (root !== 'src') return dirname(file).replace('machines/', '')
  const path = dirname(file).replace(`src/${folder}/`, '')
  return folder === 'ports' ? `${path}/${basename(file, '.ts')}` : path
}

const VITEST = {
  root: ROOT,
  config: 'vitest.config.ts',
  env: {
    UPDATE_TABLES: '',
    // A page that shows what the chart says proves nothing about a mutated chart.
    FLOW_PAGES: 'unchecked',
  },
  // Models import Playwright, but headless tests never call it. Loading it takes longer than most walks.
  alias: { '@playwright/test': `${ROOT}/scripts/mutants/noBrowser.mjs` },
}

/** Its flow's tests, and those of rules and ports, run first. @type {Tests} */
const HEADLESS = {
  ...VITEST,
  project: 'headless',
  isNear: (test, file) =>
    dirname(test).endsWith(`/tests/flows/${flowOf(file)}`) || /\/tests\/(rules|ports)\//.test(test),
}

/** The folders of `tests/server/` that judge the folders of `server/`. @type {Readonly<Record<string, string>>} */
const AREAS = {
  access: 'access|money|http',
  auth: 'access',
  betting: 'exchange',
  captcha: 'access',
  chat: 'support',
  exchange: 'exchange',
  games: 'games|money',
  inbox: 'support|money',
  ledger: 'money',
  money: 'money|access',
  operator: 'access|console|http',
  otp: 'access',
  outbox: 'access|support',
  rewards: 'money',
  verification: 'access',
}

/** Most tests load the whole sandbox, so those that are about a folder are named. @type {Tests} */
const SERVER = {
  ...VITEST,
  project: 'server',
  judges: (test, file) => {
    const areas = AREAS[file.split('/')[1] ?? '']
    return new RegExp(`/tests/server/((${areas})/|http/contract\\.test)`).test(test)
  },
}

/** Attributes of a view that decide only how it looks, or how soon its pictures are there, which no test judges. */
const LOOKS = ['art', 'className', 'eager', 'fill', 'icon', 'style', 'tone', 'transform', 'viewBox', 'wide']

/** @param {{ get(key: 'callee'): unknown }} call */
const calleeOf = (call) => String(call.get('callee'))

/**
 * What is not mutated in a view: how it looks, what the bundler reads, what its hooks depend on, which Biome judges, and
 * the names of its lazy parts, which any other name could replace.
 *
 * @type {import('@tiya/chart-mutants/codeMutants.mjs').LeavesOut}
 */
export const VIEW = {
  ignorers: [
    {
      shouldIgnore(path) {
        // The bundler reads its patterns before any code runs.
        if (path.isCallExpression() && calleeOf(path) === 'import.meta.glob') return 'bundler'
        if (path.isJSXAttribute()) return LOOKS.includes(String(path.node.name.name)) ? 'look' : undefined
        const call = path.parentPath
        if (!call?.isCallExpression()) return undefined
        if (path.key === 0 && calleeOf(call) === 'lazyPart') return 'name'
        return path.isArrayExpression() && path.key === 1 ? 'dependencies' : undefined
      },
    },
  ],
}

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
  chart: {
    folders: ['machines'],
    files: /\.(machine|setup|states)\.ts$/,
    mutantsOf,
    tests: HEADLESS,
    count: 200,
    least: 0.97,
  },
  rules: {
    folders: ['machines', 'packages'],
    files: /\.(rules|selectors)\.ts$/,
    mutantsOf,
    tests: HEADLESS,
    count: 200,
    least: 0.97,
  },
  port: {
    folders: ['src/ports'],
    files: /(?<!\.types)\.ts$/,
    mutantsOf: codeMutantsOf,
    isTyped: true,
    tests: HEADLESS,
    count: 40,
    least: 0.97,
  },
  // A view shows itself in a browser only: the walks and journeys of its flow judge it.
  view: {
    folders: ['src/screens'],
    // Drawings are all look.
    files: /(?<!\/art)\.tsx$/,
    mutantsOf: (file, source) => codeMutantsOf(file, source, VIEW),
    isTyped: true,
    tests: 'browser',
    count: 20,
    least: 0.97,
    onlyNamed: true,
  },
  server: {
    folders: Object.keys(AREAS).map((name) => `server/${name}`),
    files: /(?<!\.types|\.page)\.ts$/,
    mutantsOf: codeMutantsOf,
    tests: SERVER,
    count: 20,
    // One of a sample of 20 may live.
    least: 0.95,
  },
}

/** @param {string} kind @returns {string[]} its sources, relative to the project */
export function sourcesOf(kind) {
  const { folders, files } = KINDS[kind] ?? { folders: [], files: /./ }
  return folders.flatMap(filesBelow).filter((file) => files.test(file) && !file.includes('/node_modules/'))
}
