import { fromCallback } from 'xstate'
import { CHANNEL, type SiteMessage, type WorkbenchMessage } from '../log/protocol.types.ts'
import { FRAME } from './frame.ts'

type Message = SiteMessage | WorkbenchMessage

/**
 * Other workbenches send on the same channel. Only pages send the types listed here, but both send `hello`. A page in
 * another workbench's frame is not greeted, so that what it sends later is about an unknown page.
 */
function isForUs(message: Message): message is SiteMessage {
  return message.type === 'hello'
    ? 'charts' in message && (message.frame === '' || message.frame === FRAME)
    : ['batch', 'snapshot', 'mode', 'refused', 'bye'].includes(message.type)
}

/** Connects the workbench with the inspected pages: passes their messages to it, and its events to them. */
export const channel = fromCallback<WorkbenchMessage>(({ sendBack, receive }) => {
  const opened = new BroadcastChannel(CHANNEL)
  opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (isForUs(data)) sendBack({ type: 'message', message: data })
  })
  receive((message) => opened.postMessage(message))
  opened.postMessage({ type: 'hello' } satisfies WorkbenchMessage)
  return () => opened.close()
})
