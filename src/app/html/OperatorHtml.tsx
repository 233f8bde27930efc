import { lazyPart } from '../loading/lazyPart.tsx'

/** Renders sanitized HTML from the operator. Import it only from here: the sanitizer is in its own script. */
export const OperatorHtml = lazyPart('SanitizedHtml', () => import('./SanitizedHtml.tsx'))
