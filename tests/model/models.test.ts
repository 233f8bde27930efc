import { expect, it } from 'vitest'

const charts = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'root' in value)
    .map(([name]) => name),
)

// As text, which is read faster than sixty models are loaded.
const models: Readonly<Record<string, string>> = import.meta.glob('../flows/*/*/{model,*.model}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('each chart has a model', () => {
  expect(charts.length).toBeGreaterThan(30)
  const missing = charts.filter(
    (name) => !Object.values(models).some((model) => model.includes(`machine: ${name},`)),
  )
  expect(missing).toEqual([])
})
