import { createRecogniser } from './create-recogniser.ts'
import { ReadingError } from './errors.ts'
import { watchMemory } from './memory-watch.ts'
import { type Answer, MEMORY_VARIABLE, READY, Request, THREADS_VARIABLE } from './protocol.ts'
import { readReceipt } from './read.ts'
import { inspect } from './sniff.ts'

// The child process that reads receipts, one at a time in the order in which they come; `createReader` starts it.

watchMemory(Number(process.env[MEMORY_VARIABLE] ?? 1536))
const recogniser = await createRecogniser({ threads: Number(process.env[THREADS_VARIABLE] ?? 1) })
process.send?.(READY)

async function answer(request: Request): Promise<Answer> {
  try {
    if (request.kind === 'inspect') return { kind: 'inspect', id: request.id, inspection: await inspect(request.bytes) }
    const reading = await readReceipt(request.bytes, { today: request.today, recogniser })
    return { kind: 'read', id: request.id, reading }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { kind: 'error', id: request.id, code: error.code, message: error.message }
  }
}

let queue: Promise<unknown> = Promise.resolve()
process.on('message', (message) => {
  queue = queue.then(async () => process.send?.(await answer(Request.parse(message))))
})
process.on('disconnect', () => process.exit())
