import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type installMachine, PLATFORMS } from '#machines/app/install/install.machine.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { installTexts } from '#src/i18n/en/app/install.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import * as css from './install.css.ts'

/**
 * Renders the steps to install the site manually, for each kind of device, and what to do if a browser can't.
 */
export function ByHand({ actor }: { actor: ActorRefFrom<typeof installMachine> }) {
  const { install: text } = useTexts(installTexts)
  const { window } = useSite().environment
  const { platform, refused } = useSelector(actor, ({ context }) => context)
  return (
    <>
      {refused && <Alert tone="info">{text.refused}</Alert>}
      <section className={css.section} aria-labelledby="by-hand">
        <h2 id="by-hand" className={css.title}>
          {text.byHand}
        </h2>
        <Tabs
          label={text.device}
          items={PLATFORMS.map((value) => ({ value, label: text.platforms[value] }))}
          value={platform}
          onChange={(chosen) => actor.send({ type: 'platform.chosen', platform: chosen })}
        >
          <ol className={css.steps}>
            {text.steps[platform].map((step, at) => (
              <li key={step} className={css.step}>
                <span className={css.number} aria-hidden>
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </Tabs>
      </section>
      <section className={css.section}>
        <h2 className={css.title}>{text.otherBrowser}</h2>
        <p className={css.prose}>{text.otherBrowserHint}</p>
        <p className={css.address}>{`${window.location.origin}/install`}</p>
      </section>
      <section className={css.section}>
        <h2 className={css.title}>{text.without}</h2>
        <p className={css.prose}>{text.withoutHint}</p>
      </section>
    </>
  )
}
