// npm start: the pages, built when needed, and the server in this process, which opens its database meanwhile.

import { buildWeb } from './web-build.ts'

const { usable, complete } = buildWeb('quick')
const { main } = await import('../server/src/main.ts')
await main(usable)
complete.catch((error) => {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Until the next start, the pages are in English alone: ${why}\n`)
})
