import type { Line } from '../lines.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { LabelKind } from './labels.ts'

type Amounts = readonly LabelledAmount[]

/** A bill is rounded by less than one unit of its currency. */
const MOST_ROUNDING = 100

/** How much each way of adding up speaks for an amount; money that changed hands says more than a sum of parts. */
const PAID_LESS_CHANGE = 2
const PARTS = 1.5
const ITEMS = 1

/** How strongly the other amounts of the receipt speak for this one by adding up to it; 0 when none do. */
export function agreement(amount: LabelledAmount, all: Amounts): number {
  const of = (...kinds: LabelKind[]) => all.filter(({ kind, money }) => money && kinds.includes(kind))
  return (
    (paidLessChange(amount.paise, of('cash', 'paid', 'none', 'grand'), of('change')) ? PAID_LESS_CHANGE : 0) +
    (partsAddUp(amount, of) ? PARTS : 0) +
    (itemsAddUp(amount, all) ? ITEMS : 0)
  )
}

/**
 * The later total that is this amount rounded: by the printed round-off or, where that was misread, by less than a unit with a
 * line about rounding no further away than the later total.
 */
export function roundedLater(amount: LabelledAmount, all: Amounts, lines: readonly Line[]): LabelledAmount | undefined {
  const end = all.find(({ kind, line }) => line > amount.line && (kind === 'cash' || kind === 'change'))?.line
  const totals = all.filter(
    ({ kind, line, money, negative }) =>
      line > amount.line &&
      line <= (end ?? lines.length) &&
      money &&
      !negative &&
      (kind === 'total' || kind === 'grand' || (line <= amount.line + NEAR && UNNAMED.includes(kind))),
  )
  const isNamed = (upTo: number) => lines.slice(amount.line + 1, upTo + 1).some(({ text }) => ROUNDING_LINE.test(text))
  return totals.find(
    ({ paise, line, kind }) =>
      paise !== amount.paise &&
      Math.abs(paise - amount.paise) < MOST_ROUNDING &&
      (isNamed(line) ||
        (!UNNAMED.includes(kind) && roundings(all).some((rounding) => amount.paise + rounding === paise))),
  )
}

/** Where its label was lost, an amount below a line about rounding is a total too. */
const UNNAMED: readonly LabelKind[] = ['none', 'rounding']
const NEAR = 3

const ROUNDING_LINE = /ro[uw]n?d\s?(?:ing|ed|off|adj)|rnd\s?off/i

/** The printed round-off, up and down, since its sign is often lost. */
function roundings(all: Amounts): number[] {
  const printed = all.filter(
    ({ kind, money, paise }) => kind === 'rounding' && money && paise > 0 && paise < MOST_ROUNDING,
  )
  return printed.flatMap(({ paise }) => [paise, -paise])
}

/** A payment counts only above its change; without a label it must be more than what came back. */
function paidLessChange(paise: number, paid: Amounts, change: Amounts): boolean {
  return change.some((back) =>
    paid.some(
      (cash) =>
        cash.line <= back.line &&
        cash.paise - back.paise === paise &&
        (cash.kind !== 'grand' || back.paise > 0) &&
        (back.paise > 0 || cash.kind !== 'none'),
    ),
  )
}

/** A part above with round-off, with taxes less discount, or two parts together. */
function partsAddUp({ paise, line }: LabelledAmount, of: (...kinds: LabelKind[]) => Amounts): boolean {
  const parts = of('sub', 'taxable', 'total', 'grand', 'amount').filter(
    (part) => part.paise !== paise && part.line <= line,
  )
  const taxes = sumOfLines(of('tax'))
  const discount = sumOfLines(of('discount'))
  const rounded = roundings(of('rounding'))
  const withTaxes = parts.some((part) =>
    [0, ...rounded].some(
      (rounding) =>
        (rounding !== 0 && part.paise + rounding === paise) ||
        (taxes > 0 && [0, discount].some((less) => part.paise + taxes - less + rounding === paise)),
    ),
  )
  const together = parts.flatMap((a) => parts.flatMap((b) => (a.line < b.line ? [signed(a) + signed(b)] : [])))
  if (withTaxes || together.includes(paise)) return true
  // Food and drinks may be added up apart and taxed together.
  const subs = of('sub').filter((part) => part.paise !== paise && part.line <= line)
  const apart = subs.flatMap((a) => subs.flatMap((b) => (a.line < b.line ? [a.paise + b.paise] : [])))
  return apart.some((sum) =>
    [0, ...rounded].some((rounding) =>
      [0, discount].some((less) => taxes > 0 && sum + taxes - less + rounding === paise),
    ),
  )
}

function signed({ paise, negative }: LabelledAmount): number {
  return negative ? -paise : paise
}

/** The last amount of each line, added up. */
function sumOfLines(amounts: Amounts): number {
  const byLine = new Map(amounts.map(({ line, paise }) => [line, paise]))
  return [...byLine.values()].reduce((sum, value) => sum + value, 0)
}

/** Whether the last amounts of the unlabelled lines right above the total, two or more, add up to it. */
function itemsAddUp(own: LabelledAmount, all: Amounts): boolean {
  if (own.kind === 'none') return false
  const above = all.filter(({ line, kind, money }) => line < own.line && kind === 'none' && money)
  const byLine = new Map(above.map((item) => [item.line, signed(item)]))
  let sum = 0
  return [...byLine.values()].reverse().some((item, count) => {
    sum += item
    return count >= 1 && sum === own.paise
  })
}
