import { type Amount, findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import { type LabelKind, labelKind } from './labels.ts'

/** An amount on the receipt with the line it stands on and what that line calls it. */
export type LabelledAmount = {
  paise: number
  line: number
  kind: LabelKind
  money: boolean
  negative: boolean
  start: number
  end: number
}

export type TotalFound = {
  paise: number
  line: number
  start: number
  end: number
  confidence: number
  agreed: boolean
}

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
  count: -3,
  none: 0,
}

/** All amounts of the lines with the kind of their label; a label without an amount lends its kind to a bare amount next to it. */
export function labelAmounts(lines: readonly Line[]): LabelledAmount[] {
  const amounts = lines.map((line) => findAmounts(line.text))
  const kinds = lines.map((line, index) => labelKind(labelText(line.text, amounts[index] ?? [])))
  return lines.flatMap((line, index) => {
    const own = amounts[index] ?? []
    const kind = kinds[index] ?? 'none'
    const bare = kind === 'none' && isBare(line.text, own)
    const lent = bare ? (lender(lines, kinds, amounts, index) ?? 'none') : kind
    return own.map((amount) => ({ ...amount, line: index, kind: lent }))
  })
}

function labelText(text: string, amounts: readonly Amount[]): string {
  return amounts.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}

function isBare(text: string, amounts: readonly Amount[]): boolean {
  return amounts.length === 1 && labelText(text, amounts).replace(/[^A-Za-z]/g, '').length <= 3
}

function lender(
  lines: readonly Line[],
  kinds: readonly LabelKind[],
  amounts: readonly Amount[][],
  index: number,
): LabelKind | undefined {
  const near = [index - 1, index + 1].filter((other) => {
    const without = !(amounts[other] ?? [{ money: true }]).some((amount) => amount.money)
    return without && kinds[other] !== 'none' && lines[other]?.page === lines[index]?.page
  })
  const [first, second] = near
  if (first === undefined) return undefined
  if (second === undefined) return kinds[first]
  const gap = (other: number) => Math.abs((lines[other]?.box.y ?? 0) - (lines[index]?.box.y ?? 0))
  return kinds[gap(second) < gap(first) * 0.7 ? second : first]
}

/**
 * The amount that the receipt asks for. Labels, print size, place and above all arithmetic are evidence: cash less change, parts
 * plus tax and round-off. Undefined when nothing is written like an amount.
 */
export function findTotal(lines: readonly Line[]): TotalFound | undefined {
  const all = labelAmounts(lines)
  const firstSummary = lines.findIndex((line) => /summary|tax\s*code|hsn|gst\s*(?:%|rate)/i.test(line.text))
  const scored = all
    .filter((amount) => amount.paise > 0 && !amount.negative && (amount.money || WEIGHT[amount.kind] > 2))
    .map((amount) => {
      const proofs = agreements(amount.paise, all)
      const inSummary =
        firstSummary >= 0 &&
        amount.line > firstSummary &&
        lines[firstSummary] !== undefined &&
        firstSummary > lines.length / 2
      const last = !all.some((other) => other.line === amount.line && other.start > amount.start && other.money)
      const score =
        WEIGHT[amount.kind] +
        Math.min(2, proofs) * 1.5 +
        (amount.money ? 0.5 : -0.5) +
        Math.min(0.8, Math.max(0, (lines[amount.line]?.pitch ?? 1) - 1)) +
        Math.min(3, all.filter((other) => other.paise === amount.paise && other.line !== amount.line).length) * 0.3 +
        (amount.line / Math.max(1, lines.length)) * 0.4 -
        (inSummary ? 1.6 : 0) -
        (last ? 0 : 1)
      return { amount, score, proofs }
    })
    .sort((a, b) => b.score - a.score || b.amount.paise - a.amount.paise)
  const best = scored[0]
  if (best === undefined) return undefined
  const rival = scored.find((other) => other.amount.paise !== best.amount.paise)
  const lead = best.score - (rival?.score ?? 0)
  return {
    paise: best.amount.paise,
    line: best.amount.line,
    start: best.amount.start,
    end: best.amount.end,
    confidence: confidenceOf(best.amount, best.proofs, lead),
    agreed: best.proofs > 0,
  }
}

function confidenceOf(amount: LabelledAmount, proofs: number, lead: number): number {
  const named = WEIGHT[amount.kind] > 2
  const base = named ? 0.6 : amount.kind === 'none' ? 0.25 : 0.4
  return Math.min(0.99, base + Math.min(2, proofs) * 0.15 + Math.min(1.5, Math.max(0, lead)) * 0.12)
}

/** In how many independent ways the other amounts of the receipt add up to this one. */
export function agreements(paise: number, all: readonly LabelledAmount[]): number {
  const of = (...kinds: LabelKind[]) => all.filter((amount) => kinds.includes(amount.kind) && amount.money)
  let proofs = 0
  const paid = of('cash', 'paid')
  if (of('change').some((change) => change.paise > 0 && paid.some((cash) => cash.paise - change.paise === paise)))
    proofs++
  const rounding = of('rounding').map((amount) => (amount.negative ? -amount.paise : amount.paise))
  const roundings = [0, ...rounding.flatMap((value) => [value, -value])].filter((value) => Math.abs(value) < 100)
  const taxes = taxSum(of('tax'))
  const discount = of('discount').reduce((sum, amount) => sum + amount.paise, 0)
  const parts = of('sub', 'taxable', 'total', 'grand', 'amount').filter((amount) => amount.paise !== paise)
  const adds = parts.some(({ paise: part }) =>
    roundings.some((round) => {
      if (round !== 0 && part + round === paise) return true
      return (
        taxes > 0 &&
        [0, discount].some((less) => Math.abs(part + taxes - less + round - paise) <= (round === 0 ? 1 : 0))
      )
    }),
  )
  if (adds) proofs++
  if (itemsAddUp(paise, all)) proofs++
  return proofs
}

function taxSum(taxes: readonly LabelledAmount[]): number {
  const byLine = new Map<number, number>()
  for (const tax of taxes) byLine.set(tax.line, tax.paise)
  return [...byLine.values()].reduce((sum, value) => sum + value, 0)
}

/** Whether the last amounts of the unlabelled lines above the total, two or more, add up to it. */
function itemsAddUp(paise: number, all: readonly LabelledAmount[]): boolean {
  const own = all.find((amount) => amount.paise === paise && amount.kind !== 'none')
  if (own === undefined) return false
  const items = new Map<number, number>()
  for (const amount of all) {
    if (amount.line < own.line && amount.kind === 'none' && amount.money)
      items.set(amount.line, amount.negative ? -amount.paise : amount.paise)
  }
  let sum = 0
  let count = 0
  for (const value of [...items.values()].reverse()) {
    sum += value
    count++
    if (count >= 2 && sum === paise) return true
  }
  return false
}
