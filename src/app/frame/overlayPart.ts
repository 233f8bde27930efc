import type { Site } from '../site.context.ts'

/** How a part that the shell opens above the page is closed while its code can't be fetched. */
export const overlayPart = { close: ({ shell }: Site) => shell.send({ type: 'close' }) }
