import { answerRequests } from './answer-requests.ts'
import { watchMemory } from './memory-watch.ts'
import { pictureOf } from './picture.ts'
import { MEMORY_VARIABLE } from './protocol.ts'
import { inspect } from './sniff.ts'

// The child process that checks files, draws their pages and takes out what was written about them; `createReader` starts it.

watchMemory(Number(process.env[MEMORY_VARIABLE] ?? 768))

answerRequests(async (request) => {
  if (request.kind === 'inspect') return { kind: 'inspect', inspection: await inspect(request.bytes) }
  if (request.kind === 'picture') return { kind: 'picture', picture: await pictureOf(request.bytes, request.page) }
  if (request.kind === 'strip') {
    const { stripDocument } = await import('./strip-document.ts')
    return { kind: 'strip', bytes: await stripDocument(request.bytes) }
  }
  throw new Error(`This process does not answer ${request.kind}`)
})
