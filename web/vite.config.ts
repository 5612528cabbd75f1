import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.PRAVAS_API ?? 'http://127.0.0.1:5007'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // Browsers that know light-dark() themselves: rewritten, it would follow the system and not the theme chosen.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
  preview: { proxy: { '/api': { target: api, ws: true } } },
})
