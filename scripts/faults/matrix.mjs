/**
 * @typedef {{ call: string, auth: string, kind: string, fault: string, requests: number,
 *   passed: boolean }} ClientCell
 * @typedef {{ flow: string, port: string, call: string, fault: string, requests: number, states: string[],
 *   failures: string[], problems: string[] }} FlowCell
 */
/** @typedef {{ fault: string, client: ClientCell | undefined, flows: FlowCell[], passed: boolean }} Cell */
/** @typedef {{ call: string, auth: string, kind: string, cells: Cell[] }} Row */

/**
 * Joins the results of the client and the flows for each fault of each call.
 *
 * @param {readonly ClientCell[]} client of every call of the contract
 * @param {readonly FlowCell[]} flows
 * @returns {{ faults: string[], calls: Row[], cells: number, failed: number, missing: number, unused: string[] }}
 *   `missing`: cells that the client was not tested for; `unused`: calls that no flow makes
 */
export function matrixOf(client, flows) {
  const faults = [...new Set(client.map(({ fault }) => fault))]
  const names = [...new Set([...client, ...flows].map(({ call }) => call))]
  const calls = names.map((call) => {
    const own = client.filter((cell) => cell.call === call)
    const met = flows.filter((cell) => cell.call === call)
    const cells = faults.map((fault) => {
      const sent = own.filter((cell) => cell.fault === fault)
      const inFlows = met.filter((cell) => cell.fault === fault)
      const passed =
        sent.every((cell) => cell.passed) && inFlows.every(({ problems }) => problems.length === 0)
      return { fault, client: sent[0], flows: inFlows, passed: passed && sent.length > 0 }
    })
    return { call, auth: own[0]?.auth ?? '', kind: own[0]?.kind ?? '', cells }
  })
  const cells = calls.flatMap((row) => row.cells)
  return {
    faults,
    calls,
    cells: cells.length,
    failed: cells.filter(({ passed, client: sent }) => sent && !passed).length,
    missing: cells.filter(({ client: sent }) => !sent).length,
    unused: calls
      .filter((row) => row.cells.every(({ flows: met }) => met.length === 0))
      .map(({ call }) => call),
  }
}
