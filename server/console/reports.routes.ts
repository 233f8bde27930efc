import { rowId } from '../db/rowId.ts'
import type { Reports } from '../reports/reports.ts'
import { reportPage, reportsPage } from './pages/reports.page.ts'
import type { ConsoleRoutes } from './routes.ts'

/** Registers the list of the site's reports, and a page for each. */
export function registerReportPages({ page }: ConsoleRoutes, reports: Reports): void {
  page('/sandbox/reports', '/sandbox/reports', async () => reportsPage(reports.groups()))
  page('/sandbox/reports/:id', '/sandbox/reports', async ({ params }) => {
    const found = reports.find(rowId(params.id))
    return found && reportPage(found)
  })
}
