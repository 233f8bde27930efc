import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../../vite/compress.ts'
import { output } from '../../vite/output.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compress()],
  build: output,
})
