// npm start: the pages, built when needed, and the server in this process, which opens its database meanwhile.

import { buildWeb } from './web-build.ts'

const pages = buildWeb('quick')
// The server waits for them when it comes to serve; until then nobody does.
pages.catch(() => {})
const { main } = await import('../server/src/main.ts')
await main(pages)
