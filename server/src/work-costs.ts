import type { Actor } from './access/actor.ts'

// What the work of child processes and threads costs the person who asks for it: tenths of a millisecond of one processor, as the budgets
// count. Whoever gives a child process work charges it.

/** Reading one receipt, the check before it included. */
export const RECEIPT_COST = 6_000
/** Checking a file that was refused, or not read since another file of its upload was. */
export const CHECK_COST = 1_000
/** Drawing a page as a picture. */
export const PICTURE_COST = 1_500
/** Writing a PDF anew without its metadata; some have to be drawn. */
export const STRIPPED_PDF_COST = 2_000
/** Writing the declaration of a journey by an own vehicle. */
export const MILEAGE_SHEET_COST = 1_200
/** A claim as a PDF, and each file that is appended to it. */
export const CLAIM_PDF_COST = { claim: 4_500, file: 500 }

/** Takes the cost of work from a person's budget; some throw 'request.too_many' when it is used up. */
export type Charge = (person: Pick<Actor, 'personId'>, cost: number) => void

/** The same before the work, throwing always when the budget is used up; answers how to give back what was not needed. */
export type Reserve = (person: Pick<Actor, 'personId'>, cost: number) => (unused: number) => void
