import { lazyWithRetry } from './lazyWithRetry.tsx'

/** Renders the operator's HTML, sanitized. Always import it from here: the sanitizer has a script of its own. */
export const OperatorHtml = lazyWithRetry(() => import('./SanitizedHtml.tsx'))
