import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { present } from '#machines/common/present.ts'
import { type AnswerName, answerIn } from '#machines/content/operator/answers.rules.ts'
import type { PageText } from '../../i18n/pageText.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../Dialog.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useNeeded } from '../operator/useNeeded.ts'
import { useSite } from '../site.context.ts'
import { Blocks } from './Blocks.tsx'
import * as css from './learn.css.ts'
import { overlayPart } from './overlayPart.ts'

interface Props {
  name: AnswerName
}

/** The product's `faq` in each language, by file. */
const faqs = import.meta.glob<{ text: PageText }>('../../i18n/*/content/pages/faq.ts')

/** The sheets by language: each is fetched with the texts of its language. */
const sheets = new Map<string, ComponentType<Props>>(
  Object.entries(faqs).map(([file, load]) => {
    const language = present(/i18n\/(\w+)/.exec(file)?.[1])
    const fetch = async () => {
      const { text } = await load()
      return { default: ({ name }: Props) => <Sheet name={name} faq={text} /> }
    }
    return [language, lazyPart(`answers.${language}`, fetch, overlayPart)]
  }),
)

/** Renders one answer in the player's language. */
export default function AnswerSheet({ name }: Props) {
  const { shell } = useSite()
  const Found = present(sheets.get(useSelector(shell, ({ context }) => context.language)))
  return <Found name={name} />
}

/** Renders the operator's own answer, else the product's. */
function Sheet({ name, faq }: Props & { faq: PageText }) {
  const { root, shell } = useSite()
  useNeeded('pages.needed')
  const operator = useSelector(root, ({ context }) => context.operator) ?? undefined
  const pages = useSelector(operator, (snapshot) => snapshot?.context.pages)
  const unneeded = useSelector(operator, (snapshot) => snapshot?.value.pages === 'unneeded')
  const load = useSelector(operator, (snapshot) => snapshot?.children.pages)
  const waits = useSelector(load, isLoading) || unneeded
  const own = answerIn(pages?.faq?.sections ?? [], name)
  const { title, text } = own ?? present(answerIn(faq.sections, name))
  const close = () => shell.send({ type: 'close' })
  return (
    <Dialog title={title} onClose={close}>
      {waits ? (
        <div aria-busy>
          <Skeleton shape="text" />
        </div>
      ) : (
        <div className={css.answer}>
          {/* The product's links lead to where its sheets are opened. */}
          <Blocks blocks={text} links={own?.links} onFollow={close} />
        </div>
      )}
    </Dialog>
  )
}
