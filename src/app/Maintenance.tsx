import { maintenanceTexts } from '../i18n/en/app/maintenance.ts'
import { MaintenanceArt } from '../ui/art/illustrations.tsx'
import { Notice } from './Notice.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { useTexts } from './useTexts.ts'

/** In place of the home while `site_status` is 0; the site's flow asks again by itself. */
export default function Maintenance() {
  const text = useTexts(maintenanceTexts)
  return (
    <ScreenFrame flow="site" state="maintenance">
      <Notice art={<MaintenanceArt />} title={text.maintenance.title} text={text.maintenance.text} />
    </ScreenFrame>
  )
}
