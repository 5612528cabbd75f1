import { affirmedText, exclusionsIn, negatesAnything } from '../../text/affirmed-text.ts'
import { isQuoted, isUnsure } from '../../text/certainty.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import { POINTED, POINTED_OR_IT } from './fields.ts'
import type { Correction } from './kinds.ts'
import type { UnclearValue } from './problems.ts'

type Change = Extract<Correction, { kind: 'change' }>

const UNSURE: UnclearValue = { why: 'sounds-unsure' }
const QUOTED: UnclearValue = { why: 'sounds-quoted' }
const NEGATED: UnclearValue = { why: 'negated', words: '' }

const MODAL = /\b(?:might|may|could|would) (?:well )?(?:be|have been)\b/gi
/** What negates a clause, taken out to learn which field it speaks of. */
const NEGATORS = /\b(?:do not|don't|dont|does not|doesn't|did not|didn't|never|not|nahi|mat)\b\s*|n't\b/gi

/**
 * What a clause sets, as far as it asserts it. A change under a negation, a guess, or the word of somebody else becomes the
 * question for the right value: 'the total is not 500', 'maybe it was ₹700', 'the driver said the total is 700'.
 */
export function asserted(clause: string, read: (clause: string) => Correction[]): Correction[] {
  const found = read(clause)
  if (found.length > 0) return found.map((one) => (isChange(one) ? sure(clause, one) : one))
  if (/\?\s*$/.test(clause)) return []
  const modal = clause.replace(MODAL, 'is')
  if (modal !== clause) {
    const guessed = read(modal).filter(isChange)
    if (guessed.length > 0) return guessed.map((one) => asked(one, UNSURE))
  }
  if (!negatesAnything(clause)) return []
  const left = read(affirmedText(clause))
  if (left.length > 0) return left
  return read(clause.replace(NEGATORS, ' ').replace(/ {2,}/g, ' '))
    .filter(isChange)
    .filter((one) => namesOf(one).length === 0 || POINTED.test(one.about))
    .map((one) => asked(one, NEGATED))
}

/** Whether words negate something, as '700 not 640' does. */
export function mayNegate(text: string): boolean {
  return negatesAnything(text)
}

function sure(clause: string, change: Change): Correction {
  // A name may hold any words: 'Around the Corner'.
  const outside = namesOf(change).reduce((text, name) => text.replace(name, ' '), clause)
  if (isQuoted(outside)) return asked(change, QUOTED)
  if (isUnsure(outside)) return asked(change, UNSURE)
  // What the value itself rejects was left out of it; 'of receipt 1, not receipt 2' names another receipt.
  if (!negatesAnything(change.about)) return change
  const about = affirmedText(change.about)
  // What is only excluded still counts: 'without tip' leaves out more than a receipt.
  const isExcluded = exclusionsIn(change.about).left === about
  return POINTED_OR_IT.test(about) ? { ...change, about: isExcluded ? change.about : about } : asked(change, NEGATED)
}

/** Fields that are taken out are none that are guessed: 'receipt 2 has no GSTIN'. */
function isChange(correction: Correction): correction is Change {
  return correction.kind === 'change' && Object.values(correction.change).some((value) => value !== null)
}

function namesOf({ change: { merchant, place, address } }: Change): string[] {
  return [merchant, place, address].filter((name) => typeof name === 'string')
}

function asked({ about, change, ...rest }: Change, why: UnclearValue): Correction {
  const fields = Object.keys(change) as ReceiptField[]
  return { ...rest, kind: 'no-value', about, field: fields.find((field) => field !== 'currency') ?? 'currency', why }
}
