import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { chatMachine } from '#machines/support/chat/chat.machine.ts'
import { newestChat } from '#machines/support/chats/chats.rules.ts'
import { contents } from '#src/app/flow.css.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { chatTexts } from '#src/i18n/en/support/chat.ts'
import { ChatRow } from '../ChatRow.tsx'
import { Chats } from '../Chats.tsx'
import { SupportFrame } from '../SupportFrame.tsx'
import * as css from './chat.css.ts'
import { Offers } from './Offers.tsx'

/** The `/chat` screen. */
export function ChatScreen({ actor }: { actor: ActorRefFrom<typeof chatMachine> }) {
  const { chat: text } = useTexts(chatTexts)
  const { session } = useSite()
  const name = useSelector(session, ({ context }) => context.session?.username ?? '')
  const chats = useSelector(actor, ({ children }) => children.chats)
  return (
    <SupportFrame actor={actor} title={text.title} path="/chat">
      <div className={css.greeting}>
        <p className={css.name} dir="auto">
          {text.greeting(name)}
        </p>
        <p className={css.lead}>{text.lead}</p>
      </div>
      <div {...useFlow(chats)} className={contents}>
        {chats && (
          <Chats actor={chats} rows={1}>
            {(all) => {
              const newest = newestChat(all)
              return (
                newest && (
                  <section className={css.section}>
                    <h2 className={css.title}>{text.recent}</h2>
                    <ChatRow chat={newest} />
                  </section>
                )
              )
            }}
          </Chats>
        )}
      </div>
      <Offers actor={actor} />
    </SupportFrame>
  )
}
