import { ExternalLink, RotateCw } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { FRAME } from '../frame.ts'
import { useStored } from '../stored.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import * as css from './sitePanel.css.ts'

/** Returns the address that opens the site with inspection enabled. */
function inspected(path: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('inspect', '')
  return `${url.pathname}${url.search.replace('inspect=', 'inspect')}${url.hash}`
}

/** Returns the path of an address with its query, without the parameter that enables inspection. */
function plain({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  query.delete('inspect')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Renders the site in a frame as wide as a phone. */
export function SitePanel() {
  const [path, setPath] = useStored('path', '/')
  const [typed, setTyped] = useState(path)
  const [first] = useState(path)
  const frame = useRef<HTMLIFrameElement>(null)

  const open = (submit: FormEvent) => {
    submit.preventDefault()
    const to = typed.startsWith('/') ? typed : `/${typed}`
    setPath(to)
    setTyped(to)
    frame.current?.contentWindow?.location.assign(inspected(to))
  }

  const reload = () => frame.current?.contentWindow?.location.reload()
  const openApart = () => window.open(inspected(typed), '_blank', 'popup,noopener,width=390,height=844')

  return (
    <Panel
      title="Site"
      head={
        <form className={css.form} onSubmit={open}>
          <input
            aria-label="Address of the site"
            className={css.address}
            value={typed}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      }
      tools={
        <>
          <Button aria-label="Reload the site" icon={RotateCw} onClick={reload} />
          <Button aria-label="Open the site in its own window" icon={ExternalLink} onClick={openApart} />
        </>
      }
    >
      <div className={css.desk}>
        <iframe
          ref={frame}
          title="The site"
          name={FRAME}
          src={inspected(first)}
          className={css.frame}
          onLoad={({ currentTarget: { contentWindow } }) => {
            if (!contentWindow) return
            const show = () => setTyped(plain(contentWindow.location))
            show()
            // Reports navigations within the page too, in browsers that support it.
            if ('navigation' in contentWindow)
              (contentWindow.navigation as EventTarget).addEventListener('currententrychange', show)
          }}
        />
      </div>
    </Panel>
  )
}
