import { useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { partId, type rootPorts } from '#machines/app/root/root.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadAwaitedCode, loadCode } from '../../environment/page/loadCode.ts'
import { loadOf } from '../../ports/common/load.ts'
import { LoadingBar } from '../../ui/feedback/LoadingBar.tsx'
import { type Site, useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { PartFailed } from './PartFailed.tsx'

interface Options {
  /** Rendered until the code arrives. A part above the page has a loading bar instead. */
  placeholder?: ReactNode
  /** For a part above the page: what closing it does. */
  close?: (site: Site) => void
  /** True if the part is left out while its code can't be fetched. */
  optional?: boolean
}

interface Fetcher {
  readonly fetch: () => Promise<void>
  readonly optional: boolean | undefined
}

/** What fetches the code of each part, by name. */
const fetchers = new Map<string, Fetcher>()

/** Returns the load that fetches the code of a part. */
export function partOf(environment: Environment): (typeof rootPorts)['part'] {
  return loadOf(environment, async ({ input, signal }) => {
    // A headless replay has no views, and so nothing to fetch.
    const { fetch = async () => undefined, optional } = fetchers.get(input) ?? {}
    const code = await (optional ? loadCode(fetch) : loadAwaitedCode(environment, signal, fetch))
    return mapResult(code, () => undefined)
  })
}

/**
 * Returns a component whose code is fetched when it first renders, by the actor that the root has for this name.
 * React's `lazy` is not used: it reveals its content up to 0.3 s late.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder = null, close, optional }: Options = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  let mounted = 0
  fetchers.set(name, {
    fetch: async () => {
      Loaded = (await load()).default
    },
    optional,
  })
  return function Part(props: Props) {
    const site = useSite()
    const text = useTexts()
    const { root } = site
    const part = useSelector(root, ({ children }) => children[partId(name)])
    const state = useSelector(part, (snapshot) => snapshot?.value)
    const failure = useSelector(part, (snapshot) => snapshot?.context.failure ?? null)
    useEffect(() => {
      if (Loaded) return
      if (mounted === 0) root.send({ type: 'part.shown', name })
      mounted += 1
      return () => {
        mounted -= 1
        if (mounted === 0) root.send({ type: 'part.hidden', name })
      }
    }, [root])
    if (Loaded) return <Loaded {...props} />
    if (optional || state !== 'failed')
      return close ? <LoadingBar label={text.common.loading} /> : placeholder
    return (
      <PartFailed
        failure={failure}
        onRetry={() => part?.send({ type: 'retry' })}
        onClose={close && (() => close(site))}
      />
    )
  }
}
