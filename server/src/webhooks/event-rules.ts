import { createHmac, randomBytes } from 'node:crypto'
import { EVENT_TYPES, type EventType } from '@pravas/contract/webhook-endpoints'
import { z } from 'zod'

/** What is kept of an event: who did what to which record. No amounts and no reasons, which a program asks the API for. */
export const EventDetail = z.object({
  /** When it happened. */
  at: z.iso.datetime(),
  /** Its entry of the audit trail, whose numbers only grow. */
  entry: z.number(),
  record: z.object({ type: z.string(), id: z.string().nullable(), number: z.string().nullable() }),
  /** The status that the record has since; null where that is not what changed. */
  status: z.string().nullable(),
  actor: z.string().nullable(),
})
export type EventDetail = z.infer<typeof EventDetail>

const TYPES: ReadonlySet<string> = new Set(EVENT_TYPES)
const DECISION = /^(?:trip|expense)\.(?:approved|rejected|returned)$/
const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 24

/** What an entry of the audit trail is as an event; undefined where programs are not told of it. */
export function eventTypeOf(action: string, detail: unknown): EventType | undefined {
  const type = isStep(action, detail) ? action.replace('.approved', '.step_approved') : action
  return TYPES.has(type) ? (type as EventType) : undefined
}

/** Whether it approves one step of several: the status stays as it was then. */
function isStep(action: string, detail: unknown): boolean {
  return DECISION.test(action) && action.endsWith('.approved') && statusOf(detail) === null
}

/** Whether it can be taken back for a while. */
export function isDecision(action: string): boolean {
  return DECISION.test(action)
}

/** The actions of the trail that are events of these types. */
export function actionsOf(types: readonly EventType[]): string[] {
  return [...new Set(types.map((type) => type.replace('.step_approved', '.approved')))]
}

/** The status that an entry says its record has since. */
export function statusOf(detail: unknown): string | null {
  const parsed = z.object({ after: z.object({ status: z.string() }) }).safeParse(detail)
  return parsed.success ? parsed.data.after.status : null
}

/** An event as it is sent. */
export function eventBody(type: string, { at, record, ...data }: EventDetail, publicUrl: URL): string {
  const { type: kind, number } = record
  const hasPage = (kind === 'trip' || kind === 'expense') && number !== null
  const link = hasPage ? new URL(`/${kind}/${number}`, publicUrl).href : null
  return JSON.stringify({ type, timestamp: at, data: { record: { ...record, link }, ...data } })
}

/** What is sent to try an address. */
export function testBody(now: Date): string {
  return JSON.stringify({ type: 'webhook.test', timestamp: now.toISOString(), data: {} })
}

export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** The headers by which a receiver knows that a message is ours and new: https://www.standardwebhooks.com, one signature a secret. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  }
}

const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 6 * 60 * 60_000
/** Over a day in all. */
const MOST_ATTEMPTS = 14

/** When an event is sent again after a number of attempts; undefined when it is given up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined
  return new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS))
}
