import { ReadingError } from './errors.ts'
import { type Answer, READY, Request } from './protocol.ts'

type Told = Answer extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never

/**
 * Answers the requests that the server sends this process, one at a time in the order in which they come, and ends it with the
 * server. A `ReadingError` is an answer; anything else ends the process.
 */
export function answerRequests(answer: (request: Request) => Promise<Told>): void {
  const tell = async (request: Request) => {
    const told = await answer(request).catch((error: unknown): Told => {
      if (!(error instanceof ReadingError)) throw error
      return { kind: 'error', code: error.code, message: error.message }
    })
    process.send?.({ ...told, id: request.id })
  }
  let queue: Promise<unknown> = Promise.resolve()
  process.on('message', (message) => {
    queue = queue.then(() => tell(Request.parse(message)))
  })
  process.on('disconnect', () => process.exit())
  process.send?.(READY)
}
