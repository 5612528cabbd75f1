import type { LabelKind } from './labels.ts'
import type { LabelledAmount } from './total.ts'

type Amounts = readonly LabelledAmount[]

/** A bill is rounded by less than one unit of its currency. */
const MOST_ROUNDING = 100

/** In how many independent ways the other amounts of the receipt add up to this one (paise). */
export function agreements(paise: number, all: Amounts): number {
  const of = (...kinds: LabelKind[]) => all.filter(({ kind, money }) => money && kinds.includes(kind))
  const proofs = [
    paidLessChange(paise, of('cash', 'paid', 'none'), of('change')),
    partsAddUp(paise, of),
    itemsAddUp(paise, all),
  ]
  return proofs.filter(Boolean).length
}

function paidLessChange(paise: number, paid: Amounts, change: Amounts): boolean {
  return change.some(
    (back) => back.paise > 0 && paid.some((cash) => cash.line <= back.line && cash.paise - back.paise === paise),
  )
}

/** A part with round-off, with taxes less discount, or two parts together. */
function partsAddUp(paise: number, of: (...kinds: LabelKind[]) => Amounts): boolean {
  const parts = of('sub', 'taxable', 'total', 'grand', 'amount').filter((part) => part.paise !== paise)
  const taxes = sumOfLines(of('tax'))
  const discount = sumOfLines(of('discount'))
  const roundings = [0, ...of('rounding').map((rounding) => rounding.paise)].filter((value) => value < MOST_ROUNDING)
  const rounded = roundings.flatMap((value) => [value, -value])
  const withTaxes = parts.some((part) =>
    rounded.some(
      (rounding) =>
        (rounding !== 0 && part.paise + rounding === paise) ||
        (taxes > 0 && [0, discount].some((less) => part.paise + taxes - less + rounding === paise)),
    ),
  )
  return withTaxes || parts.some((a) => parts.some((b) => a.line < b.line && a.paise + b.paise === paise))
}

/** The last amount of each line, added up. */
function sumOfLines(amounts: Amounts): number {
  const byLine = new Map(amounts.map(({ line, paise }) => [line, paise]))
  return [...byLine.values()].reduce((sum, value) => sum + value, 0)
}

/** Whether the last amounts of the unlabelled lines right above the total, two or more, add up to it. */
function itemsAddUp(paise: number, all: Amounts): boolean {
  const own = all.find((amount) => amount.paise === paise && amount.kind !== 'none')
  if (own === undefined) return false
  const above = all.filter(({ line, kind, money }) => line < own.line && kind === 'none' && money)
  const byLine = new Map(above.map(({ line, paise: item, negative }) => [line, negative ? -item : item]))
  let sum = 0
  return [...byLine.values()].reverse().some((item, count) => {
    sum += item
    return count >= 1 && sum === paise
  })
}
