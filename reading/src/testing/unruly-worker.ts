import { watchMemory } from '../memory-watch.ts'
import { type Answer, MEMORY_VARIABLE, READY, Request } from '../protocol.ts'

// A child process that does what the first word of the bytes says: crash, hang, grow and so on; anything else is a file of one page.

watchMemory(Number(process.env[MEMORY_VARIABLE]))
const held: Buffer[] = []

process.on('message', (message) => {
  const { id, bytes } = Request.parse(message)
  const word = Buffer.from(bytes).toString()
  if (word === 'crash') process.exit(7)
  if (word === 'throw') throw new Error('unruly')
  if (word === 'hang') return
  if (word === 'grow') setInterval(() => held.push(Buffer.alloc(2 ** 25, 1)), 5)
  if (word === 'refuse') answer({ kind: 'error', id, code: 'file.damaged', message: word })
  if (word === 'pid') answer({ kind: 'error', id, code: 'file.type', message: String(process.pid) })
  if (word === 'babble') process.send?.({ id, nonsense: true })
  if (word === 'murmur') process.stderr.write('unruly, but working\n')
  if (word === 'file' || word === 'murmur') answer({ kind: 'inspect', id, inspection: { type: 'image/png', pages: 1 } })
})
process.send?.(READY)
process.on('disconnect', () => process.exit())

function answer(message: Answer): void {
  process.send?.(message)
}
