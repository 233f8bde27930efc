import { fileURLToPath } from 'node:url'

/** The project's folder, as an absolute path without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')
