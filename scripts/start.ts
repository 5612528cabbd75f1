// npm start: the pages, built when needed, and the server in this process, which opens its database meanwhile. The first page comes
// first: the other languages are built once it can be had.

import { buildWeb } from './web-build.ts'

const serving = Promise.withResolvers<void>()
const { usable, complete } = buildWeb('quick', serving.promise)
const { main } = await import('../server/src/main.ts')
await main(usable)
serving.resolve()
complete.catch((error) => {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Until the next start, the pages are in English alone: ${why}\n`)
})
