import type { EndpointSpec } from '@pravas/contract/endpoint'
import { CLAIM_PDF_COST } from '../work-costs.ts'

const READ = 1
const CHANGE = 10
/** A turn of a chat, which may search flights and hotels. */
export const TURN_COST = 100
/** Sending a claim: its PDF goes with the mail, which is written later. */
export const SEND_CLAIM_COST = 50 + CLAIM_PDF_COST.claim
/** Making or comparing a password's hash, which is slow on purpose. */
const PASSWORD = 300

/** What is not the usual cost of its method, by the entry's method and path. */
const COSTS: Record<string, number> = {
  'POST /auth/login': PASSWORD,
  'POST /auth/password': PASSWORD,
  'POST /auth/password-reset/confirm': PASSWORD,
  'POST /auth/sign-up': PASSWORD,
  'POST /auth/sign-up/confirm': PASSWORD,
  'POST /auth/sso': 50,
  'GET /analytics': 50,
  // It asks for fares, as a turn may.
  'GET /trip/:tripId/fares-today': TURN_COST,
  'GET /travel-desk/:tripId/fares': TURN_COST,
  'GET /travel/flights': TURN_COST,
  'GET /travel/hotels': TURN_COST,
  // It searches again, once a leg.
  'POST /trip/drafts': 3 * TURN_COST,
  'POST /trip/drafts/:draftId/recheck': 3 * TURN_COST,
  'PATCH /trip/drafts/:draftId': TURN_COST,
  'POST /chat/fingenie': TURN_COST,
  'POST /chat/fingenie/email': SEND_CLAIM_COST,
  'POST /expense/drafts/:draftId/submit': SEND_CLAIM_COST,
}

/**
 * What a call of an entry costs its caller: about as many tenths of a millisecond as the work of one processor takes. What it
 * gives a child process to do is charged beside it, where that is done (`work-costs.ts`).
 */
export function costOf({ method, path }: EndpointSpec): number {
  return COSTS[`${method} ${path}`] ?? (method === 'GET' ? READ : CHANGE)
}

/** The entries that have a cost of their own, for the test that they are there. */
export const COSTLY = Object.keys(COSTS)
