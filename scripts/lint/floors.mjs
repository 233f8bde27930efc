// The floors of machines/, server/ and src/, from the lowest: a folder imports from itself and from lower ones only.
// `npm run docs` writes the rule for the linter, floors.grit.

const listed = (/** @type {string} */ names) => names.trim().split(/\s+/)

/** The folders of each root, from the lowest. */
export const FLOORS = {
  machines: listed(`
    contract common content records rewards money access games exchange home app account desktop support
  `),
  server: listed(`
    db http access operator ledger outbox inbox captcha otp seed rewards auth verification money games
    exchange betting chat reports reference console
  `),
  src: listed('i18n theme ui environment ports app screens inspect firstPaint worker'),
}

/** @param {string} root @param {readonly string[]} folders */
function ruleOf(root, folders) {
  const rows = folders.slice(0, -1).map((folder, at) => {
    const above = folders.slice(at + 1).map((name) => `"${name}"`)
    return `        { $folder <: "${folder}", $from <: or { ${above.join(', ')} } }`
  })
  return `    {
      $filename <: r".*/${root}/(\\w+)/.*"($folder),
      $source <: r".(?:[.][.]/|#${root}/)+(\\w+)/.*"($from),
      or {
${rows.join(',\n')}
      }
    }`
}

/** @returns {string} the rule, in Biome's language for patterns */
export const floorsRule = () => `engine biome(1.0)
language js(typescript)

// Written by \`npm run docs\` from floors.mjs. Each line says what the files of a folder may not import.
JsModuleSource() as $source where {
  not $filename <: r".*/tests/.*",
  or {
${Object.entries(FLOORS)
  .map(([root, folders]) => ruleOf(root, folders))
  .join(',\n')}
  },
  register_diagnostic(
    span = $source,
    message = "This folder is on a lower floor than what it imports; scripts/lint/floors.mjs has the order.",
    severity = "error"
  )
}
`
