/** What the manifest of an installed site takes from its brand. */
interface Branded {
  readonly name: string
  readonly description: string
  /** The background while it starts, as `#rrggbb`. */
  readonly page: string
  /** The path of the folder with the icons. */
  readonly icons: string
}

/** Returns the manifest of the installed site. */
export function manifestText({ name, description, page, icons }: Branded): string {
  const icon = (kind: string, width: number, purpose?: 'maskable') => ({
    src: `${icons}/${kind}-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page,
    theme_color: page,
    categories: ['games', 'entertainment', 'sports'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Games', url: '/games' },
      { name: 'Deposit', url: '/deposit' },
      { name: 'My Account', url: '/account' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
