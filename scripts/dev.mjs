// npm run dev: starts Vite's dev server with hot reload, which also serves the sandbox (scripts/vite/sandbox.ts).
import '../node_modules/vite/bin/vite.js'
