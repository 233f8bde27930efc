import type { ComponentProps } from 'react'
import { useSiteName } from '../operator/useSiteName.ts'

interface Props extends Pick<ComponentProps<'h1'>, 'className'> {
  children: string
}

/** Renders a screen's level-1 heading, and names the document after it: `{heading} · {site title}`. */
export function Heading({ children, className }: Props) {
  const site = useSiteName('title')
  return (
    <>
      <title>{site ? `${children} · ${site}` : children}</title>
      <h1 className={className} dir="auto">
        {children}
      </h1>
    </>
  )
}
