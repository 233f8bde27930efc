import type { SVGProps } from 'react'

/** Replaced with the address of the sprite at build time (`scripts/vite/iconSprite.ts`). */
const SPRITE = '__ICON_SPRITE__'

type Props = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Returns an icon component that refers to a symbol of the sprite. Builds use it instead of lucide-react's
 * icons.
 */
export function spriteIcon(name: string) {
  return function Icon({ size = 24, className = '', ...rest }: Props) {
    return (
      <svg
        className={`lucide ${className}`}
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        <use href={`${SPRITE}#${name}`} />
      </svg>
    )
  }
}
