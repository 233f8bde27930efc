import type { FastifyBaseLogger } from 'fastify'

/** Runs a step of the exchange's work. The name says what the step is about. */
export type Attempt = (name: string, step: () => Promise<void>) => Promise<void>

/** Runs a step and lets its error stop the caller. */
export const strictly: Attempt = (_name, step) => step()

/**
 * Returns an `attempt` whose steps stop no others: a step that fails is logged, and one that is still running
 * is not started again. A step that keeps failing is logged once, until it succeeds. `ended` resolves when no
 * step is running.
 */
export function separately(log: FastifyBaseLogger): { attempt: Attempt; ended(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const failing = new Set<string>()

  const run: Attempt = async (name, step) => {
    try {
      await step()
      failing.delete(name)
    } catch (err) {
      if (!failing.has(name)) log.error({ err, step: name }, 'The exchange could not be kept up')
      failing.add(name)
    }
  }

  return {
    attempt: (name, step) => {
      const current = running.get(name) ?? run(name, step).finally(() => running.delete(name))
      running.set(name, current)
      return current
    },
    ended: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
