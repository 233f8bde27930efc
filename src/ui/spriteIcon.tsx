import type { SVGProps } from 'react'

/** The sprite's address, written in when the site is built (`scripts/vite/icon-sprite.ts`). */
const SPRITE = '__ICON_SPRITE__'

type Props = SVGProps<SVGSVGElement> & { readonly size?: number }

/** What the icons of lucide-react become in a build: a reference to the sprite, with the attributes that they have. */
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
