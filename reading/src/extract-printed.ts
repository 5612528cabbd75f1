import { labelKind } from './extract/labels.ts'
import { type Extracted, extract } from './extract.ts'
import { enclosing, type Line } from './lines.ts'
import { type Box, DETAIL_NAMES, FIELD_NAMES, type Field, type FieldName, type Warning } from './receipt.ts'

/** What is warned of only where the field has a value. */
const ABOUT: Partial<Record<Warning, 'date' | 'gstin'>> = {
  'date.ambiguous': 'date',
  'gstin.checksum': 'gstin',
  'gstin.repaired': 'gstin',
}

/** How sure an amount is at most that looks written by hand. */
const BY_HAND = 0.7

/**
 * The fields of a receipt from what is printed on it, as of `extract`. What stands there by hand is read only to know which field
 * it is: such a field has no value, and its box is where the hand wrote it.
 */
export function extractPrinted(lines: readonly Line[], today: string): Extracted {
  const whole = extract(lines, today)
  if (!lines.some(isWrittenOn)) return whole
  const print = extract(lines.map(printedPart), today)
  const isByHand = ({ value, line }: Field<unknown>, printed: Field<unknown>) =>
    value !== null && line !== null && isWrittenOn(lines[line]) && !Object.is(value, printed.value)
  const settle = <T>(field: Field<T>, printed: Field<T>, beside: Box | null = null): Field<T> => {
    if (isByHand(field, printed))
      return { value: null, confidence: 0, line: field.line, box: placeOfHand(lines[field.line ?? 0]) }
    return field.value === null && beside !== null ? { ...field, box: beside } : field
  }
  const isPrinted = <T extends { line: number; paise: number }>(one: T, among: readonly T[]) =>
    !isWrittenOn(lines[one.line]) || among.some(({ line, paise }) => line === one.line && paise === one.paise)
  const beside = {
    date: placeBeside(lines, (text) => /\bdate\b|दिनांक/i.test(text)),
    totalPaise: placeBeside(lines, isTotal),
  }
  const settled = <N extends string>(of: Record<N, Field<unknown>>, printed: Record<N, Field<unknown>>, name: N) => {
    return [name, settle(of[name], printed[name])] as const
  }
  const fields: Pick<Extracted, FieldName> = {
    ...whole,
    ...Object.fromEntries(FIELD_NAMES.map((name) => settled(whole, print, name))),
    date: settle(whole.date, print.date, beside.date),
    // The total is right if the rest adds up to it, but somebody wrote it by hand, so it still has to be looked at.
    totalPaise:
      whole.totalAgrees && isByHand(whole.totalPaise, print.totalPaise)
        ? { ...whole.totalPaise, confidence: Math.min(BY_HAND, whole.totalPaise.confidence) }
        : settle(whole.totalPaise, print.totalPaise, beside.totalPaise),
    category: whole.category,
  }
  return {
    ...whole,
    ...fields,
    taxes: whole.taxes.filter((tax) => isPrinted(tax, print.taxes)),
    details: {
      ...whole.details,
      ...Object.fromEntries(DETAIL_NAMES.map((name) => settled(whole.details, print.details, name))),
      items: whole.details.items.filter((item) => isPrinted(item, print.details.items)),
      // Without a total there is nothing that the rest could make.
      addsUp: fields.totalPaise.value === null ? null : print.details.addsUp,
      itemsAddUp: print.details.itemsAddUp,
    },
    warnings: whole.warnings.filter((warning) => {
      const name = ABOUT[warning]
      return name === undefined || fields[name].box === null || fields[name].value !== null
    }),
  }
}

function isWrittenOn(line: Line | undefined): boolean {
  return line?.segments.some(({ hand }) => hand) ?? false
}

/** A line without what is written on it by hand. Its box and its print's height stay. */
export function printedPart(line: Line): Line {
  if (!isWrittenOn(line)) return line
  const segments = line.segments.filter(({ hand }) => !hand)
  return { ...line, segments, text: segments.map(({ text }) => text).join(' ') }
}

function placeOfHand(line: Line | undefined): Box | null {
  const hands = line?.segments.filter(({ hand }) => hand) ?? []
  return hands.length === 0 ? null : enclosing(hands.map(({ box }) => box))
}

/** Where a hand wrote beside a printed label; null where there is none, or several. */
function placeBeside(lines: readonly Line[], isLabel: (text: string) => boolean): Box | null {
  const found = lines.filter((line) => isWrittenOn(line) && isLabel(printedPart(line).text))
  return found.length === 1 ? placeOfHand(found[0]) : null
}

function isTotal(text: string): boolean {
  const kind = labelKind(text)
  return kind === 'grand' || kind === 'total' || kind === 'amount'
}
