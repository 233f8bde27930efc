import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { useSiteName } from '../operator/useSiteName.ts'
import { useSite } from '../site.context.ts'

interface Props extends Pick<ComponentProps<'h1'>, 'className'> {
  children: string
}

/** Renders a screen's level-1 heading, and names the document after it: `{heading} · {site title}`; `/` after the site. */
export function Heading({ children, className }: Props) {
  const site = useSiteName('title')
  const isFront = useSelector(useSite().router, ({ context }) => context.location.path === '/')
  const titled = isFront ? site : `${children} · ${site}`
  return (
    <>
      <title>{site ? titled : children}</title>
      <h1 className={className} dir="auto">
        {children}
      </h1>
    </>
  )
}
