import { type General, type Slider, siteCalls } from '@tiya/contract/site'
import { promisePort } from '@tiya/ports/promisePort'
import { LONG_ABSENCE, MAINTENANCE_PERIOD, type sitePorts } from '#machines/app/site/site.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { tabReturns, visibility } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Storage } from '../../environment/storage/storage.ts'
import { keptRead } from '../common/keptRead.ts'
import { loadOf } from '../common/load.ts'
import { callsInTime } from '../common/poll.ts'

/** Stores the contact keys. No widget is loaded. */
function keepContacts(storage: Storage, general: General): void {
  storage.set('whatsapp', general.whatsapp ?? '')
  storage.set('liveChat', general.live_chat ?? '')
  storage.set('intercom', general.intercom ?? '')
  storage.set('tawkId', general.tawk_id ?? '')
}

export function sitePortsOf(environment: Environment): typeof sitePorts {
  const { http, storage } = environment
  const inTime = callsInTime(environment)
  const sliders = keptRead(
    environment,
    siteCalls.sliders,
    ({ sliders }): readonly Slider[] => sliders,
    () => undefined,
  )
  return {
    visibility: visibility(environment),
    longAbsence: tabReturns(environment, LONG_ABSENCE),
    loadGeneral: promisePort(environment.report, async ({ input: mayWait, signal }) => {
      const load = () => http.send(siteCalls.general, { signal })
      const result = await inTime('', MAINTENANCE_PERIOD, load, mayWait)
      if (result.ok) keepContacts(storage, result.value.general)
      return mapResult(result, ({ general }) => general)
    }),
    loadSliders: sliders.load,
    slidersRenewed: sliders.renewed('sliders.renewed'),
    loadLogo: loadOf(environment, async ({ signal }) =>
      mapResult(await http.send(siteCalls.logo, { signal }), ([first]) => first ?? null),
    ),
    loadLinks: loadOf(environment, ({ signal }) => http.send(siteCalls.socialLinks, { signal })),
  }
}
