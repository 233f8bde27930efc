import type { ActorRefFrom } from 'xstate'
import { keyed, type RowIdentity } from '#machines/common/lists/rowKeys.rules.ts'
import type { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import type { ListedChat } from '#machines/support/chats/chats.rules.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { chatListTexts } from '#src/i18n/en/support/chatList.ts'
import { ChatRow } from '../ChatRow.tsx'
import { Chats } from '../Chats.tsx'
import { SupportFrame } from '../SupportFrame.tsx'
import * as css from '../support.css.ts'

const CHAT: RowIdentity<ListedChat> = { idOf: ({ id }) => id }

/** The `/chat-list` screen. */
export function ChatListScreen({ actor }: { actor: ActorRefFrom<typeof chatsMachine> }) {
  const { chatList: text } = useTexts(chatListTexts)
  return (
    <SupportFrame actor={actor} title={text.title} path="/chat-list">
      <Chats actor={actor} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <NoData art={<EmptyArt />} hint={text.emptyHint} />
          ) : (
            <ul aria-label={text.list} className={css.list}>
              {keyed(all, CHAT).map(({ key, row: chat }) => (
                <li key={key}>
                  <ChatRow chat={chat} />
                </li>
              ))}
            </ul>
          )
        }
      </Chats>
    </SupportFrame>
  )
}
