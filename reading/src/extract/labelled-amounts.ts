import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import { type LabelKind, labelKind } from './labels.ts'
import { labelsOf } from './layout.ts'

/** An amount on the receipt with the line it stands on and what its label calls it. */
export type LabelledAmount = {
  paise: number
  line: number
  kind: LabelKind
  money: boolean
  negative: boolean
  start: number
  end: number
}

/** `isCredit` where the amount is given back. */
export type TotalFound = { paise: number; line: number; confidence: number; agreed: boolean; isCredit?: boolean }

/**
 * All amounts of the lines with the kind of their label: the words since the amount before, else those of the amount before. A
 * line that is nothing but an amount takes the label of the line above or below, if that has no amount.
 */
export function labelAmounts(lines: readonly Line[]): LabelledAmount[] {
  const labelled = withLostPoints(lines.map((line, index) => ownLabels(line.text, index)))
  return labelled.flatMap((amounts, index) => {
    if (isRowOfNumbers(lines[index]) && amounts.length > 1) return underHeadings(lines, amounts, index)
    const [only, ...others] = amounts
    if (only === undefined || others.length > 0 || only.kind !== 'none') return amounts
    const letters = (lines[index]?.text ?? '').replace(/[^A-Za-z]/g, '').length
    return letters > 3 ? amounts : [{ ...only, kind: lentLabel(lines, labelled, index) }]
  })
}

/** A whole number of the same figures as an amount with decimals, of which the print shows more, has lost its point. */
function withLostPoints(labelled: readonly LabelledAmount[][]): LabelledAmount[][] {
  const decimals = new Set(labelled.flat().flatMap(({ money, paise }) => (money ? [paise] : [])))
  return labelled.map((amounts) =>
    amounts.map((amount) => {
      const meant = amount.paise / 100
      return !amount.money && meant >= 100 && decimals.has(meant) ? { ...amount, paise: meant, money: true } : amount
    }),
  )
}

function isRowOfNumbers(line: Line | undefined): boolean {
  return (line?.segments.length ?? 0) > 1 && (line?.text ?? '').replace(/[^A-Za-z]/g, '').length <= 3
}

/** The amounts of a row without words are what the headings of their columns say. */
function underHeadings(lines: readonly Line[], amounts: readonly LabelledAmount[], index: number): LabelledAmount[] {
  return amounts.map((amount) => {
    const [heading] = labelsOf(lines, index, amount.start).map(labelKind)
    return heading === undefined ? amount : { ...amount, kind: heading }
  })
}

function ownLabels(text: string, line: number): LabelledAmount[] {
  let end = 0
  let kind: LabelKind = 'none'
  return findAmounts(text).map((amount) => {
    const label = text.slice(end, amount.start)
    end = amount.end
    if (label.replace(/[^A-Za-z]/g, '').length > 2) kind = labelKind(label)
    // Behind a number of pieces stands what they cost.
    else if (kind === 'count' && amount.money) kind = 'none'
    return { ...amount, line, kind }
  })
}

function lentLabel(lines: readonly Line[], labelled: readonly LabelledAmount[][], index: number): LabelKind {
  const line = lines[index]
  const gap = (other: Line) => Math.abs(other.box.y - (line?.box.y ?? 0))
  const near = [lines[index - 1], lines[index + 1]]
    .filter((other, side) => {
      const amounts = labelled[index - 1 + 2 * side] ?? []
      return (
        other !== undefined &&
        other.page === line?.page &&
        amounts.every(({ money, kind }) => !money && kind === 'none')
      )
    })
    .filter((other) => other !== undefined)
    .map((other) => ({ kind: labelKind(other.text), gap: gap(other) }))
    .filter((other) => other.kind !== 'none')
  const [above, below] = near
  if (above !== undefined && below !== undefined && below.gap < above.gap * 0.7) return below.kind
  return above?.kind ?? 'none'
}
