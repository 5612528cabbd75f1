import { ALLOCATION_FIELDS, type AllocationField } from '@pravas/contract/allocation'
import { budgets } from '@pravas/messages/en/budgets'
import { texts } from '@pravas/messages/texts'
import { dayText, listWords } from '../formats.ts'
import type { Allocation, AllocationEntry, FoundAllocation } from './allocation-rules.ts'

const text = texts(budgets)

/** How a cost centre or a project is called: its code with its name. */
export function entryText({ code, name }: Pick<AllocationEntry, 'code' | 'name'>): string {
  return code.toLowerCase() === name.toLowerCase() ? code : text('entry', { code, name })
}

/** Says why an entry takes no requests of a day. */
export function closedText(entry: AllocationEntry, why: 'closed' | 'not_started' | 'ended'): string {
  const called = { field: text(entry.kind), entry: entryText(entry) }
  switch (why) {
    case 'closed':
      return text('allocation.closed', called)
    case 'not_started':
      return text('allocation.not_started', { ...called, day: dayText(entry.starts_on ?? '') })
    case 'ended':
      return text('allocation.ended', { ...called, day: dayText(entry.ends_on ?? '') })
  }
}

/** Says of each field why a request cannot be sent as it is booked; nothing where it can. */
export function allocationProblemTexts(allocation: Allocation): { field: AllocationField; message: string }[] {
  return ALLOCATION_FIELDS.flatMap((field) => {
    const { problem, entry } = allocation[field]
    if (problem === null) return []
    if (problem === 'missing' || entry === null)
      return [{ field, message: text('allocation.missing', { field: text(field) }) }]
    return [{ field, message: closedText(entry, problem) }]
  })
}

/** Says that there is nothing called so to book on. */
export function unknownEntryText(field: AllocationField, typed: string): string {
  return text('allocation.unknown', { field: text(field), typed })
}

/** Says what a request will be booked on, and of what is not open what can be chosen instead. */
export function foundAllocationText({ chosen, entries, refused }: FoundAllocation): string {
  const shown = entries.map((entry) => `${text(entry.kind)} ${entryText(entry)}`)
  const lines = [
    ...(shown.length > 0 ? [text('chosen', { entries: listWords(shown) })] : []),
    ...ALLOCATION_FIELDS.flatMap((field) => (chosen[field] === null ? [text(`chosen.none.${field}`)] : [])),
    ...refused.flatMap(({ field, typed, closed, options }) => [
      ...(closed ? [closedText(closed.entry, closed.why)] : []),
      ...(typed !== undefined && !closed ? [unknownEntryText(field, typed)] : []),
      options.length === 0
        ? text('options.none', { field: text(field) })
        : text('options', { field: text(field), options: listWords(options.map(entryText)) }),
    ]),
  ]
  return lines.join(' ')
}

/** Why a request cannot be booked as was wished, at the first field that is wrong; undefined where it can. */
export function allocationMistake(found: FoundAllocation): { path: AllocationField; message: string } | undefined {
  const [refused] = found.refused
  return refused && { path: refused.field, message: foundAllocationText(found) }
}

/** Says that a claim is booked where its trip is. */
export function ofTripText(field: AllocationField, entry: Pick<AllocationEntry, 'code' | 'name'>): string {
  return text('allocation.of-trip', { field: text(field), entry: entryText(entry) })
}

/** What a request is booked on in words, such as 'cost centre CC-1 and project Apollo'; null for nothing. */
export function allocationText({ cost_centre, project }: Allocation): string | null {
  const parts = [cost_centre.entry, project.entry].flatMap((entry) =>
    entry ? [`${text(entry.kind)} ${entryText(entry)}`] : [],
  )
  return parts.length === 0 ? null : listWords(parts)
}

/** What a request is booked on, as a line of a mail or a document; none where on nothing. */
export function allocationLine(allocation: Allocation): string[] {
  const entries = allocationText(allocation)
  return entries === null ? [] : [text('mail.allocation', { allocation: entries })]
}
