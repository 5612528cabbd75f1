// npm start: the pages, built when needed, and the server in this process.

import { main } from '../server/src/main.ts'
import { buildWeb } from './web-build.ts'

await buildWeb()
await main()
