import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { InstallInput, installPorts, Platform } from '#machines/app/install/install.machine.ts'
import type { PromptWindow } from '../../environment/device/installPrompt.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the platform of a device. An iPad claims to be a Mac, but no Mac has a touch screen. */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  const isApple = /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'ios' : 'computer'
}

/** Returns what is known about the device before the browser offers anything. */
export function readInstallation({ window }: Environment): InstallInput {
  const { navigator } = window as { navigator: Navigator & { standalone?: boolean } }
  return {
    platform: platformOf(navigator),
    installed: window.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,
    secure: window.isSecureContext,
  }
}

export function installPortsOf({ window, report }: Environment): typeof installPorts {
  const promptWindow: PromptWindow = window
  return {
    installOffers: channelPort(({ sendBack }) => {
      const offered = () => sendBack({ type: 'prompt.offered' })
      const installed = () => sendBack({ type: 'app.installed' })
      if (promptWindow.installPrompt) offered()
      window.addEventListener('beforeinstallprompt', offered)
      window.addEventListener('appinstalled', installed)
      return () => {
        window.removeEventListener('beforeinstallprompt', offered)
        window.removeEventListener('appinstalled', installed)
      }
    }),
    showPrompt: promisePort(report, async () => {
      const { installPrompt } = promptWindow
      // The browser shows each offer only once.
      promptWindow.installPrompt = undefined
      return succeeded((await installPrompt?.prompt())?.outcome === 'accepted')
    }),
  }
}
