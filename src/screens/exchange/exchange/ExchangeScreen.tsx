import { useSelector } from '@xstate/react'
import { CloudAlert, LogOut, RotateCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { present } from '#machines/common/present.ts'
import type { exchangeMachine } from '#machines/exchange/exchange/exchange.machine.ts'
import { BrandMark } from '#src/app/art/BrandMark.tsx'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeTexts } from '#src/i18n/en/exchange/exchange.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import * as css from './exchange.css.ts'

type Props = { actor: ActorRefFrom<typeof exchangeMachine> }

/** The `/exchange` screen, shown until the exchange's frame opens. If it can't open, the screen says why. */
export function ExchangeScreen({ actor }: Props) {
  const { exchange: text } = useTexts(exchangeTexts)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <BackFrame actor={actor} title={text.title} back={() => actor.send({ type: 'back' })}>
      {state === 'failed' || state === 'withoutToken' ? (
        <Problem actor={actor} isTokenMissing={state === 'withoutToken'} />
      ) : (
        <div className={css.stage} role="status">
          <BrandMark size={64} />
          <p>{text.opening}</p>
        </div>
      )}
    </BackFrame>
  )
}

/** Shows why the exchange can't open, and what the player can do about it. */
function Problem({ actor, isTokenMissing }: Props & { isTokenMissing: boolean }) {
  const texts = useTexts(exchangeTexts)
  const { exchange: text } = texts
  const { router } = useSite()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const message = isTokenMissing ? text.withoutToken : failureText(texts, present(failure), text.failed)
  return (
    <div className={css.stage}>
      <CloudAlert size={48} className={css.art} />
      <p role="alert" className={css.words} dir="auto">
        {message}
      </p>
      <div className={css.buttons}>
        <Button wide icon={<RotateCw size={20} />} onClick={() => actor.send({ type: 'retry' })}>
          {texts.common.tryAgain}
        </Button>
        {isTokenMissing && (
          <Button
            tone="secondary"
            wide
            icon={<LogOut size={20} />}
            onClick={() => router.send({ type: 'logout' })}
          >
            {text.logout}
          </Button>
        )}
        <SupportButton label={text.support} />
      </div>
    </div>
  )
}
