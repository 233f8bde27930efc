// node scripts/run.mjs start | test | check | …: installs the packages if needed, and runs the task script of that name
// in this folder, which finds its options where a script has them. It imports nothing before checking the version, so
// that an old Node prints a clear message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number)
const root = decodeURIComponent(new URL('..', import.meta.url).pathname)

// As in package.json, and as Vite wants it.
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!isSupported) {
  console.error(`This project needs Node 20.19, 22.12 or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else if (/[#?]/.test(root)) {
  console.error(`This project can't be built in a folder whose path holds # or ?: ${root}`)
  process.exitCode = 1
} else {
  process.chdir(root)
  const [task] = process.argv.splice(2, 1)
  import('./lib/install.mjs')
    .then(({ ensureInstalled }) => ensureInstalled())
    .then(() => import(`./${task}.mjs`))
    .catch((error) => {
      // Expected errors and invalid options print their message; anything else is a defect and prints its stack.
      const expected = error.name === 'TroubleError' || /^ERR_PARSE_ARGS_/.test(error.code)
      console.error(expected ? error.message : error)
      process.exit(1)
    })
}
