import { fileURLToPath } from 'node:url'

/** Has the pages load their own reader of schemas where their code and the contract's import zod. */
export const lightSchemas = [
  { find: /^zod$/, replacement: fileURLToPath(new URL('src/checks/zod.ts', import.meta.url)) },
]
