import { fromCallback } from 'xstate'
import { CHANNEL, type SiteMessage, type WorkbenchMessage } from '../../src/inspect/protocol.types.ts'

type Message = SiteMessage | WorkbenchMessage

/** Other workbenches send on the same channel. Only pages send the types listed here, but both send `hello`. */
function isFromPage(message: Message): message is SiteMessage {
  return message.type === 'hello'
    ? 'charts' in message
    : ['batch', 'snapshot', 'mode', 'refused', 'bye'].includes(message.type)
}

/** Connects the workbench with the inspected pages: passes their messages to it, and its events to them. */
export const channel = fromCallback<WorkbenchMessage>(({ sendBack, receive }) => {
  const opened = new BroadcastChannel(CHANNEL)
  opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (isFromPage(data)) sendBack({ type: 'message', message: data })
  })
  receive((message) => opened.postMessage(message))
  opened.postMessage({ type: 'hello' } satisfies WorkbenchMessage)
  return () => opened.close()
})
