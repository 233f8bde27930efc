import { useSelector } from '@xstate/react'
import { ImageUp, X } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { receiptMachine } from '#machines/money/receipt/receipt.machine.ts'
import { contents } from '#src/app/flow.css.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { receiptOf } from '#src/ports/money/receipt.ts'
import { covering } from '#src/theme/global.css.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { describedBy, Field } from '#src/ui/fields/Field.tsx'
import * as css from './makePayment.css.ts'

interface Props {
  actor: ActorRefFrom<typeof receiptMachine>
  busy: boolean
}

/** Renders the field for a picture of the receipt. The picture is for the player alone: no request sends it. */
export function ReceiptField({ actor, busy }: Props) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const id = useId()
  const { receipt, error: wrong } = useSelector(actor, ({ context }) => context)
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const unseen = useSelector(actor, (snapshot) => snapshot.matches('unseen'))
  const field = {
    label: text.receipt,
    note: text.receiptNote,
    error: wrong ? text.receiptErrors[wrong] : undefined,
  }
  return (
    <div {...useFlow(actor)} className={contents}>
      <Field id={id} {...field}>
        <span className={css.drop}>
          <ImageUp size={24} />
          {receipt ? text.otherPicture : text.choosePicture}
          <input
            id={id}
            type="file"
            accept="image/*,.heic,.heif"
            className={covering}
            disabled={busy}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={describedBy(id, field)}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) actor.send({ type: 'choose', receipt: receiptOf(file) })
              // Allows the same file to be chosen again.
              target.value = ''
            }}
          />
        </span>
        {receipt && (
          <div className={css.preview}>
            {shown && (
              <img
                src={receipt.preview}
                alt={text.preview}
                className={css.picture}
                onError={() => actor.send({ type: 'preview.failed' })}
              />
            )}
            <span className={css.fileName}>
              <span dir="auto">{receipt.name}</span>
              {unseen && <span className={css.unseen}>{text.unseenPicture}</span>}
            </span>
            <IconButton
              label={text.removePicture}
              icon={<X size={20} />}
              onClick={() => actor.send({ type: 'remove' })}
            />
          </div>
        )}
      </Field>
    </div>
  )
}
