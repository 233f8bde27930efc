// npm run report: plays all tours and writes report/index.html, with the chart in colours and a picture of each state.
import { writeReport, writeRun } from '@tiya/graph-tests/report'

writeRun('report', 'run', { title: 'A parcel tracker', outside: [] })
console.log(`The report is ${await writeReport('report')}`)
