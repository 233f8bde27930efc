// Runs one of the project's tasks, which are its neighbours: node scripts/run.mjs start | test | check | …
// It imports nothing before the version is known, so that an old Node too says what is wrong, and not where it stumbled.
const [major, minor] = process.versions.node.split('.').map(Number)
const root = decodeURIComponent(new URL('..', import.meta.url).pathname)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else if (/[#?]/.test(root)) {
  console.error(`This project can't be built in a folder whose path holds # or ?: ${root}`)
  process.exitCode = 1
} else {
  process.chdir(root)
  import(`./${process.argv[2]}.mjs`).catch((error) => {
    // A trouble foreseen is one sentence, and so is a wrong option; anything else is a defect, and its stack helps.
    const foreseen = error.name === 'TroubleError' || /^ERR_PARSE_ARGS_/.test(error.code)
    console.error(foreseen ? error.message : error)
    process.exit(1)
  })
}
