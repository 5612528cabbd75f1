import type { EndpointSpec } from '@pravas/contract/endpoint'

/** What a call costs its caller: about as many tenths of a millisecond as the work of one processor takes. */
export type Cost = number | ((body: unknown) => number)

const READ = 1
const CHANGE = 10
/** A turn of a chat, which may search flights and hotels. */
export const TURN_COST = 100
/** Making or comparing a password's hash, which is slow on purpose. */
const PASSWORD = 300
/** A claim with all its receipts as a PDF. */
export const PDF_COST = 5_000
/** Reading one receipt. */
export const RECEIPT_COST = 6_000

/** What is not the usual cost of its method, by the entry's method and path. */
const COSTS: Record<string, Cost> = {
  'POST /auth/login': PASSWORD,
  'POST /auth/password': PASSWORD,
  'POST /auth/password-reset/confirm': PASSWORD,
  'POST /auth/sign-up': PASSWORD,
  'POST /auth/sign-up/confirm': PASSWORD,
  'POST /auth/sso': 50,
  'GET /analytics': 50,
  'POST /chat/fingenie': TURN_COST,
  'POST /chat/fingenie/upload': (body) => CHANGE + RECEIPT_COST * filesIn(body, 'receipts'),
  'POST /chat/fingenie/email': (body) => CHANGE + RECEIPT_COST * filesIn(body, 'receiptFiles'),
}

/** What a call of an entry costs. */
export function costOf({ method, path }: EndpointSpec): Cost {
  return COSTS[`${method} ${path}`] ?? (method === 'GET' ? READ : CHANGE)
}

/** The entries that have a cost of their own, for the test that they are there. */
export const COSTLY = Object.keys(COSTS)

/** How many files a body holds, which nobody has checked yet. */
function filesIn(body: unknown, field: string): number {
  if (typeof body !== 'object' || body === null) return 0
  const files: unknown = Reflect.get(body, field)
  return Array.isArray(files) ? files.length : 0
}
