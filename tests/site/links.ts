import type { Page } from '@playwright/test'
import { hasScreen, LOGOUT_PATH } from '../../machines/common/routing/routes.ts'

/** Returns the addresses of a page's links that lead neither to a screen of the site nor away from it. */
export async function deadLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a')].map((link) => ({
      name: link.ariaLabel || link.textContent || '',
      written: link.getAttribute('href'),
      leads: link.origin === location.origin,
      fragment: link.hash && link.pathname === location.pathname ? link.hash.slice(1) : '',
      hasTarget: Boolean(link.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)))),
      path: link.pathname,
    })),
  )
  return links
    .filter(({ written, leads, fragment, hasTarget, path }) => {
      if (!written) return true
      if (!leads) return !/^(https?|mailto|tel):/.test(written)
      if (fragment) return !hasTarget
      return !hasScreen(path) && path !== LOGOUT_PATH && !path.startsWith('/sandbox')
    })
    .map(({ name, written }) => `${name.trim()}: ${written}`)
}
