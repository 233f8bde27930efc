import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

const ICON = /lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/

/** An import of icons from the package's entry. */
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm

/** A line of the package's entry, with the names under which it exports one icon. */
const EXPORT = /^export \{(.+)\} from '\.\/icons\/([a-z0-9-]+)\.mjs'/gm

type Node = readonly (readonly [string, Readonly<Record<string, string>>])[]

interface Sprite {
  /** File name in the build, with a hash of the content. */
  readonly file: string
  readonly source: string
}

/** Returns the icon data in a module of lucide-react; undefined for an alias of another icon. */
function readNode(code: string): Node | undefined {
  const data = /__iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1]
  return data ? (new Function(`return ${data}`)() as { node: Node }).node : undefined
}

function drawSymbol(name: string, node: Node): string {
  const shapes = node.map(([element, { key: _, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${element}${pairs.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

function drawSprite(symbols: readonly string[]): Sprite {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { file: `assets/icons-${hash}.svg`, source }
}

/** Returns the sorted names of the icons in use. */
function iconsOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const names = Object.values(bundle)
    .flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [ICON.exec(id)?.[1]] : []))
  return [...new Set(names)].filter((name) => name !== undefined).toSorted()
}

/** Returns the file name of each icon that the package's entry exports: `House` and its alias `Home` are `house`. */
function fileNamesIn(entry: string): ReadonlyMap<string, string> {
  return new Map(
    [...entry.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/**
 * Returns the code with each icon imported from its own file. Imported from the package's entry, an icon would count as
 * used by every screen that imports any icon, and all icons would be in the first load.
 */
function importDirectly(code: string, fileNames: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => {
        const [name = '', local = name] = part.split(' as ')
        return `import ${local} from 'lucide-react/icons/${fileNames.get(name)}'`
      })
      .join(';'),
  )
}

/** Replaced with the sprite's file name, which depends on all icons. */
const PLACEHOLDER = '__ICON_SPRITE__'

/**
 * Returns a plugin that collects the icons imported from lucide-react into an SVG sprite, which saves about
 * 3 kB of scripts on the first screen. Development uses the original icons.
 */
export function iconSprite(): Plugin {
  const symbols = new Map<string, string>()
  let fileNames: ReadonlyMap<string, string> = new Map()
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const entry = await this.resolve('lucide-react')
      if (!entry) throw new Error('lucide-react is not installed.')
      fileNames = fileNamesIn(await readFile(entry.id, 'utf8'))
    },
    transform(code, id) {
      if (code.includes("from 'lucide-react'")) return { code: importDirectly(code, fileNames), map: null }
      const name = ICON.exec(id)?.[1]
      const node = name ? readNode(code) : undefined
      if (!name || !node) return undefined
      symbols.set(name, drawSymbol(name, node))
      return {
        code: `import { spriteIcon } from '/src/ui/media/spriteIcon.tsx'\nexport default /* @__PURE__ */ spriteIcon('${name}')`,
        map: null,
      }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { file, source } = drawSprite(iconsOf(bundle).map((name) => symbols.get(name) ?? ''))
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = output.code.replaceAll(PLACEHOLDER, `/${file}`)
        }
        this.emitFile({ type: 'asset', fileName: file, source })
      },
    },
  }
}
