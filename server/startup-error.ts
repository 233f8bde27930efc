/** The server can't start; the message is one sentence for the person who started it. */
export class StartupError extends Error {}
