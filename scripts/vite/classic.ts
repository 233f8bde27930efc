import type { Rolldown } from 'vite'

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]
type Specifier = Extract<
  Statement,
  { type: 'ImportDeclaration' | 'ExportNamedDeclaration' }
>['specifiers'][number]
type Name = Extract<Specifier, { type: 'ExportSpecifier' }>['exported']

const nameOf = (name: Name) => (name.type === 'Literal' ? JSON.stringify(name.value) : name.name)

/** Returns exports as an object, or imports as a pattern that takes them from such an object. */
function objectOf(specifiers: readonly Specifier[]): string {
  const entries = specifiers.map((specifier) => {
    if (specifier.type === 'ImportSpecifier') return `${nameOf(specifier.imported)}:${specifier.local.name}`
    if (specifier.type === 'ExportSpecifier')
      return `${nameOf(specifier.exported)}:${nameOf(specifier.local)}`
    throw new Error(`Classic scripts have no ${specifier.type}.`)
  })
  return `{${entries.join(',')}}`
}

/**
 * Returns a module's code that takes imports from variables.
 *
 * @param body the statements of the code
 * @param variables the variable with the exports of a file, by its name; other imports stay
 * @param exported the code before the object of the exports, for example `return `; without it they stay
 */
export function withoutModules(
  code: string,
  body: readonly Statement[],
  variables: Readonly<Record<string, string>>,
  exported?: string,
): string {
  const rewrite = (statement: Statement) => {
    if (statement.type === 'ExportNamedDeclaration' && exported)
      return exported + objectOf(statement.specifiers)
    if (statement.type !== 'ImportDeclaration') return undefined
    const variable = variables[statement.source.value.replace('./', '')]
    return variable && `const${objectOf(statement.specifiers)}=${variable}`
  }
  let [result, from] = ['', 0]
  for (const statement of body) {
    const rewritten = rewrite(statement)
    if (!rewritten) continue
    result += `${code.slice(from, statement.start)}${rewritten};`
    from = statement.end
  }
  return result + code.slice(from)
}
