import { z } from 'zod'

/** How a file of an upload can have ended; `again` is one that was uploaded anew further down. */
const FILE_ENDS = ['done', 'refused', 'failed', 'cancelled', 'stopped', 'again'] as const
export type FileEnd = (typeof FILE_ENDS)[number]

/** A file of an upload, how it ended once it has and, where it was not taken, why. */
const SentFile = z.object({
  name: z.string(),
  problem: z.string().optional(),
  ended: z.enum(FILE_ENDS).optional().catch(undefined),
})
export type SentFile = z.infer<typeof SentFile>

/**
 * One message as the page shows and keeps it. `text`, `isUser` and `timestamp` are all that an entry needs; the rest
 * says how an exchange stands.
 */
export const Message = z.object({
  text: z.string(),
  isUser: z.boolean(),
  /** ISO 8601. */
  timestamp: z.string(),
  /** The exchange that the message belongs to; the same turn is never answered twice. */
  turnId: z.string().optional().catch(undefined),
  /** Said as the first of a new conversation in a session that was used before; the assistant is told so. */
  newConversation: z.literal(true).optional().catch(undefined),
  /** The server tells its turn as it goes on: asked for again under its id, the turn is joined and not begun anew. */
  joinable: z.literal(true).optional().catch(undefined),
  /** How an answer ended that is no whole answer, or that it only says why none can come yet. */
  outcome: z.enum(['failed', 'stopped', 'waiting']).optional().catch(undefined),
  /** Why it failed, in a sentence. */
  reason: z.string().optional().catch(undefined),
  /** The answer did what cannot be undone, so that its exchange stays. */
  lasting: z.literal(true).optional().catch(undefined),
  suggestions: z.array(z.string()).optional().catch(undefined),
  /** What was heard of the results, each with the message that takes it away. */
  tags: z
    .array(z.object({ label: z.string(), remove: z.string() }))
    .optional()
    .catch(undefined),
  files: z.array(SentFile).optional().catch(undefined),
  /** What was read from each receipt of an upload, as the server gave it. */
  receipts: z.array(z.unknown()).optional().catch(undefined),
})
export type Message = z.infer<typeof Message>

const LooseMessage = Message.extend({
  timestamp: z
    .union([z.string(), z.number()])
    .transform((instant) => new Date(instant))
    .refine((instant) => !Number.isNaN(instant.getTime()))
    .transform((instant) => instant.toISOString())
    .catch(''),
})

/** The messages in a stored text, without the entries that are none; undefined when there are none at all. */
export function parseMessages(stored: string | null): Message[] | undefined {
  const messages = z.array(z.unknown()).safeParse(parseJson(stored))
  if (!messages.success) return undefined
  const legible = messages.data.flatMap((entry) => {
    const message = LooseMessage.safeParse(entry)
    return message.success ? [message.data] : []
  })
  return legible.length > 0 ? legible : undefined
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
