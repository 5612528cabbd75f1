import { answerRequests } from './answer-requests.ts'
import { createRecogniser } from './create-recogniser.ts'
import { watchMemory } from './memory-watch.ts'
import { MEMORY_VARIABLE, THREADS_VARIABLE } from './protocol.ts'
import { readReceipt } from './read.ts'

// The child process that reads receipts; `createReader` starts it.

watchMemory(Number(process.env[MEMORY_VARIABLE] ?? 1536))
const recogniser = await createRecogniser({ threads: Number(process.env[THREADS_VARIABLE] ?? 1) })

answerRequests(async (request) => {
  if (request.kind !== 'read') throw new Error(`This process does not answer ${request.kind}`)
  return { kind: 'read', reading: await readReceipt(request.bytes, { today: request.today, recogniser }) }
})
