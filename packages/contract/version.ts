/** The version of the contract. `docs/contract.md` says when which number rises. */
export const CONTRACT_VERSION = '1.2'
