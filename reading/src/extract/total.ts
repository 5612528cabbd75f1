import type { Line } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'
import { agreement, roundedLater } from './agreements.ts'
import { amountsInWords } from './amount-in-words.ts'
import { type LabelledAmount, labelAmounts, type TotalFound } from './labelled-amounts.ts'
import type { LabelKind } from './labels.ts'
import { findPaidAmount } from './paid-amount.ts'
import { isRateTimesVolume, isSettled, listAddsUp, rowAddsUp } from './sums.ts'

/** How much a label speaks for an amount being the total. */
const WEIGHT: Record<LabelKind, number> = {
  grand: 3.2,
  total: 2.4,
  amount: 1.1,
  paid: 0.9,
  cash: 0.4,
  sub: 0.6,
  taxable: -0.5,
  tax: -1.5,
  rounding: -2,
  discount: -2,
  change: -1.5,
  advance: -2,
  other: -3,
  count: -3,
  none: 0,
}
/** Only labels above this weight make a bare whole number an amount. */
const NAMED = 2
const MOST_PROOF = 3.5
/** How much it speaks for an amount that it is spelt out, or that a list or the row of a table adds up to it. */
const SPELT = 2.2
const LIST = 1.4
const ROW = 0.8
const SETTLED = 2
const PAID = 1.2
/** With this much proof it matters no more what an amount is called. */
const PROVEN = 2
/** A sign may be a speck, so it has to be looked at. */
const OF_A_CREDIT = 0.5
/** Below this score an amount that nothing adds up to is a guess. */
const LEAST = 0.6

/**
 * The amount that the receipt asks for. Labels, print size, place and above all arithmetic are evidence: cash less change, parts
 * plus tax and round-off. Undefined when nothing is written like an amount.
 */
export function findTotal(lines: readonly Line[], document: DocumentKind = 'receipt'): TotalFound | undefined {
  if (document === 'statement' || document === 'boarding_pass') return undefined
  if (document === 'payment') return findPaidAmount(lines)
  const all = document === 'credit_note' ? refunds(labelAmounts(lines), lines) : labelAmounts(lines)
  const due = all.filter(({ kind, money, paise }) => kind === 'grand' && money && paise > 0)
  const [last] = due.toReversed()
  if (last && due.every(({ negative }) => negative))
    return { paise: last.paise, line: last.line, confidence: OF_A_CREDIT, agreed: false, isCredit: true }
  const summary = taxSummaryStart(lines)
  const { proofs, kinds } = evidenceOf(all, lines, document)
  const weightOf = (amount: LabelledAmount) => WEIGHT[kinds.get(amount) ?? amount.kind]
  const scored = all
    .filter((amount) => amount.paise > 0 && !amount.negative && (amount.money || weightOf(amount) > NAMED))
    .map((amount) => {
      const proof = proofs.get(amount) ?? 0
      const repeats = all.filter((other) => other.paise === amount.paise && other.line !== amount.line).length
      const last = !all.some((other) => other.line === amount.line && other.start > amount.start && other.money)
      const score =
        weightOf(amount) +
        proof +
        (amount.money ? 0.5 : -0.5) +
        Math.min(0.8, Math.max(0, (lines[amount.line]?.pitch ?? 1) - 1)) +
        Math.min(3, repeats) * 0.3 +
        (amount.line / lines.length) * 0.4 -
        (amount.line > summary ? 1.6 : 0) -
        (roundedLater(amount, all, lines) === undefined ? 0 : 1.5) -
        (isOfOne(amount, lines) ? 2 : 0) -
        (last ? 0 : 1)
      return { amount, score, proof }
    })
    .sort((a, b) => b.score - a.score || b.amount.paise - a.amount.paise)
  const [best] = scored
  if (best === undefined || (best.proof === 0 && best.score < LEAST)) return undefined
  const rival = scored.find((other) => other.amount.paise !== best.amount.paise)
  return {
    paise: best.amount.paise,
    line: best.amount.line,
    confidence: confidenceOf(
      { ...best.amount, kind: kinds.get(best.amount) ?? best.amount.kind },
      best.proof,
      best.score - (rival?.score ?? 0),
    ),
    agreed: best.proof > 0,
  }
}

/** Of a credit note the amount that comes back is the total, not what was paid before. */
function refunds(all: readonly LabelledAmount[], lines: readonly Line[]): LabelledAmount[] {
  const isNamed = ({ line }: LabelledAmount) => REFUND.test(lines[line]?.text ?? '')
  if (!all.some((amount) => isNamed(amount) && amount.money)) return [...all]
  return all.map((amount) => {
    if (isNamed(amount)) return { ...amount, kind: 'grand', negative: false }
    return amount.kind === 'grand' ? { ...amount, kind: 'amount' } : amount
  })
}

const REFUND =
  /\b(?:refund|credit)(?:ed|able)?\s{0,3}(?:amount|total|value)|\b(?:total|net|amount)\s{0,3}(?:of\s{0,3})?(?:refund|credit)(?:ed|able)?\b/i

/**
 * What speaks for each amount; what speaks for one that is rounded later speaks for the rounded one, which takes over its label
 * too where that says more.
 */
function evidenceOf(
  all: readonly LabelledAmount[],
  lines: readonly Line[],
  document: DocumentKind,
): { proofs: Map<LabelledAmount, number>; kinds: Map<LabelledAmount, LabelKind> } {
  const words = amountsInWords(lines)
  const proofs = new Map<LabelledAmount, number>()
  const kinds = new Map<LabelledAmount, LabelKind>()
  for (const amount of all) {
    const proof =
      agreement(amount, all) +
      (listAddsUp(amount, all, lines) ? LIST : 0) +
      (rowAddsUp(amount, all) ? ROW : 0) +
      (amount.kind !== 'none' && isSettled(amount, all) ? SETTLED : 0) +
      (words.some(({ paise }) => isSpelt(amount.paise, paise)) ? SPELT : 0) +
      (amount.kind === 'none' && isPaidAgain(amount, all) ? PAID : 0) +
      (document === 'fuel_slip' && isRateTimesVolume(amount.paise, lines) ? SPELT : 0)
    proofs.set(amount, Math.min(MOST_PROOF, proof))
  }
  for (const amount of all) {
    const rounded = roundedLater(amount, all, lines)
    if (rounded === undefined) continue
    proofs.set(rounded, Math.max(proofs.get(rounded) ?? 0, proofs.get(amount) ?? 0))
    proofs.set(amount, 0)
    if (WEIGHT[amount.kind] > WEIGHT[kinds.get(rounded) ?? rounded.kind]) kinds.set(rounded, amount.kind)
  }
  return { proofs, kinds }
}

/** A price of one, not what was paid: '298.00 ea'. */
function isOfOne({ line, end }: LabelledAmount, lines: readonly Line[]): boolean {
  return /^\s?(?:ea|each|per|\/\s?[a-z])\b/i.test(lines[line]?.text.slice(end) ?? '')
}

/** An amount that lost its label, or never had one, and below it what was paid by card or telephone is the same. */
function isPaidAgain({ paise, line, money }: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  return money && all.some((other) => other.kind === 'paid' && other.paise === paise && other.line > line)
}

/** The words of a bill may leave out its paise. */
function isSpelt(paise: number, words: number): boolean {
  return words === paise || (words % 100 === 0 && paise - words > 0 && paise - words < 100)
}

/** The heading of a table of taxes, which comes after the total and has totals of its own. */
function taxSummaryStart(lines: readonly Line[]): number {
  const start = lines.findLastIndex(({ text }) =>
    /summary|analysis|tax\s*code|gst\s*(?:%|rate)|hsn\s?\/?\s?sac/i.test(text),
  )
  return start > lines.length / 2 ? start : lines.length
}

function confidenceOf({ kind, money }: LabelledAmount, proof: number, lead: number): number {
  const base = WEIGHT[kind] > NAMED || (proof >= PROVEN && kind !== 'none') ? 0.6 : kind === 'none' ? 0.2 : 0.35
  const evidence = proof * 0.1 + Math.min(1.5, lead) * 0.1
  return Math.min(0.99, base + evidence - (money ? 0 : 0.2))
}
