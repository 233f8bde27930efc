import { report } from './checks.mjs'
import { recapOf } from './failures.mjs'

/** Adds up the results of groups of tests. */
export class Tally {
  #passed = 0
  #failed = 0
  /** @type {import('./failures.mjs').Failure[]} */
  #failures = []

  /** Prints and counts a group. @param {string} name @param {Promise<import('./checks.mjs').Summary>} running */
  async add(name, running) {
    const outcome = await running
    report(name, outcome)
    this.#passed += outcome.passed
    this.#failed += outcome.failed
    for (const { title, text } of outcome.failures)
      this.#failures.push({ title: [name, ...(title ? [title] : [])].join(' › '), text })
  }

  /** Prints the sum and what failed, and sets the exit code. */
  end() {
    process.stdout.write(recapOf(this.#failures))
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
    process.exitCode = this.#failed === 0 ? 0 : 1
  }
}
