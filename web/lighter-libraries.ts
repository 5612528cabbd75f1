import { fileURLToPath } from 'node:url'

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Has the pages load their own reader of schemas where their code and the contract's import zod. */
export const lightSchemas = [{ find: /^zod$/, replacement: own('src/checks/zod.ts') }]

/** Has the built pages load Preact where their code and the libraries import React. */
export const lightRenderer = [
  { find: /^react$/, replacement: own('src/renderer/react.js') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
]
