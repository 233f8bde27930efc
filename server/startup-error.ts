/** A start that can't go on, in one sentence for the person who started it. */
export class StartupError extends Error {}
