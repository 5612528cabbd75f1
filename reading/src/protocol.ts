import { z } from 'zod'
import { READING_ERRORS } from './errors.ts'
import { ReceiptReading } from './receipt.ts'
import { RECEIPT_TYPES } from './sniff.ts'

// What the server and the child processes that look into files say to each other.

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const Request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), id: z.int(), bytes: Bytes, today: z.iso.date() }),
  z.object({ kind: z.literal('inspect'), id: z.int(), bytes: Bytes }),
  z.object({ kind: z.literal('strip'), id: z.int(), bytes: Bytes }),
  z.object({ kind: z.literal('picture'), id: z.int(), bytes: Bytes, page: z.int().nonnegative() }),
])
export type Request = z.infer<typeof Request>

const Inspection = z.object({
  type: z.enum(RECEIPT_TYPES),
  pages: z.int().positive(),
  jpeg: Bytes.optional(),
})

const Picture = z.object({ bytes: Bytes, width: z.int().positive(), height: z.int().positive() })

export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), id: z.int(), reading: ReceiptReading }),
  z.object({ kind: z.literal('inspect'), id: z.int(), inspection: Inspection }),
  z.object({ kind: z.literal('strip'), id: z.int(), bytes: Bytes }),
  z.object({ kind: z.literal('picture'), id: z.int(), picture: Picture }),
  z.object({ kind: z.literal('error'), id: z.int(), code: z.enum(READING_ERRORS), message: z.string() }),
])
export type Answer = z.infer<typeof Answer>

/** The child's first word: it has loaded all that it works with. */
export const READY = 'ready'

/** What the child says. */
export const Message = z.union([Answer, z.literal(READY)])

/** The environment variable that tells the child how many megabytes of memory it may hold. */
export const MEMORY_VARIABLE = 'READER_MEMORY_MB'
/** The environment variable that tells the child how many cores one inference may use. */
export const THREADS_VARIABLE = 'READER_THREADS'
/** The signal by which a child ends itself when it holds more memory than it may. */
export const OUT_OF_MEMORY = 'SIGUSR2'
