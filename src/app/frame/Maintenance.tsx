import { maintenanceTexts } from '../../i18n/en/app/maintenance.ts'
import { MessageScreen } from '../../ui/feedback/MessageScreen.tsx'
import { MaintenanceArt } from '../art/illustrations.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

/** Renders the maintenance page, shown instead of the home screen while `site_status` is 0. The site machine polls. */
export default function Maintenance() {
  const text = useTexts(maintenanceTexts)
  const { site } = useSite()
  return (
    <ScreenFrame actor={site}>
      <MessageScreen art={<MaintenanceArt />} title={text.maintenance.title} text={text.maintenance.text} />
    </ScreenFrame>
  )
}
