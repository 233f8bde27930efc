import type { Block, PageLink } from '../../i18n/pageText.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { textLink } from '../../ui/buttons/textLink.css.ts'
import * as css from './blocks.css.ts'
import { SupportLink } from './SupportLink.tsx'

interface Props {
  blocks: readonly Block[] | undefined
  links?: readonly PageLink[] | undefined
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined
}

/** Renders a text of paragraphs and lists of points, then its links. */
export function Blocks({ blocks = [], links = [], onFollow }: Props) {
  return (
    <>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className={css.prose}>
            {block}
          </p>
        ) : (
          <ul key={block.join()} className={css.points}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {links.length > 0 && (
        <p className={css.links}>
          {links.map(({ href, label }) =>
            href === '/chat' ? (
              <SupportLink key={href} className={textLink} onFollow={onFollow}>
                {label}
              </SupportLink>
            ) : (
              <TextLink key={href} href={href} external={!href.startsWith('/')} onClick={onFollow}>
                {label}
              </TextLink>
            ),
          )}
        </p>
      )}
    </>
  )
}
