/** Splits a style sheet, or the inside of a conditional rule, into its rules. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth > 0 || !['}', ';'].includes(css[at] ?? '')) continue
    rules.push(css.slice(start, at + 1))
    start = at + 1
  }
  return rules
}

/** Returns true if an element of a page with these classes may match one of the selectors. */
function mayMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .replaceAll(/:not\([^)]*\)/g, '')
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].every(([, name]) => classes.has(name ?? '')),
    )
}

function selectRules(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map((rule) => {
      const [head = ''] = rule.split('{', 1)
      if (!/^@(media|container|supports)/.test(head)) return mayMatch(head, classes) ? rule : ''
      const inside = selectRules(rule.slice(head.length + 1, -1), classes)
      return inside && `${head}{${inside}}`
    })
    .join('')
}

/**
 * Returns the part of a minified style sheet that a page with these classes needs. The whole sheet must
 * follow it, to preserve the order of the rules, which determines the precedence of some of them.
 */
export function firstStyles(css: string, classes: ReadonlySet<string>): string {
  const selected = selectRules(css, classes)
  const isUsed = (name: string) => selected.split(name).length > 2
  return rulesOf(selected)
    .filter((rule) => !rule.startsWith('@keyframes') || isUsed(/^@keyframes ([\w-]+)/.exec(rule)?.[1] ?? ''))
    .join('')
}

/** Returns a style sheet without its fonts: declared twice, they would be looked up twice. */
export function withoutFonts(css: string): string {
  return rulesOf(css)
    .filter((rule) => !rule.startsWith('@font-face'))
    .join('')
}
