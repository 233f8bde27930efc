import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { exchangeMachine } from '#machines/exchange/exchange/exchange.machine.ts'
import { BrandMark } from '#src/app/art/BrandMark.tsx'
import { ErrorState } from '#src/app/ErrorState.tsx'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeTexts } from '#src/i18n/en/exchange/exchange.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import * as css from './exchange.css.ts'

/** The `/exchange` screen, shown until the exchange's frame opens. If it can't open, the screen says why. */
export function ExchangeScreen({ actor }: { actor: ActorRefFrom<typeof exchangeMachine> }) {
  const { exchange: text } = useTexts(exchangeTexts)
  const { router } = useSite()
  const isTokenMissing = useSelector(actor, ({ value }) => value === 'withoutToken')
  const load = useSelector(actor, ({ children }) => children.enter)
  const hasFailed = useSelector(load, (snapshot) => snapshot?.matches('failed') ?? false)
  return (
    <BackFrame actor={actor} title={text.title} back={() => actor.send({ type: 'back' })}>
      <div className={css.stage}>
        {isTokenMissing ? (
          <ErrorState message={text.withoutToken} onRetry={() => actor.send({ type: 'retry' })} />
        ) : (
          <LoadNotice load={load} words={text.failed}>
            <div className={css.opening} role="status">
              <BrandMark size={64} />
              <p>{text.opening}</p>
            </div>
          </LoadNotice>
        )}
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
        {(isTokenMissing || hasFailed) && <SupportButton label={text.support} />}
      </div>
    </BackFrame>
  )
}
