// npm run build: the pages, when what they are made of has changed, as small as they get.

import { buildWeb } from './web-build.ts'

const { complete } = buildWeb('smallest')
await complete
