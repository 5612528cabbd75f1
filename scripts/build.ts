// npm run build: the pages, when what they are made of has changed.

import { buildWeb } from './web-build.ts'

await buildWeb()
