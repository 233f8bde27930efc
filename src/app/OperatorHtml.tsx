import { lazyWithRetry } from './lazyWithRetry.tsx'

/** Renders sanitized HTML from the operator. Import it only from here: the sanitizer is in its own script. */
export const OperatorHtml = lazyWithRetry(() => import('./SanitizedHtml.tsx'))
