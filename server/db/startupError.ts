/** Thrown if the server can't start; the message is written for the person who started it. */
export class StartupError extends Error {}
