import { ALLOCATION_FIELDS, type AllocationField } from '@pravas/contract/allocation'
import { budgets } from '@pravas/messages/en/budgets'
import { texts } from '@pravas/messages/texts'
import { dayText, listWords } from '../formats.ts'
import type { Allocation, AllocationEntry } from './allocation-rules.ts'

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

/** What a request is booked on, as a line of a mail or a document; none where on nothing. */
export function allocationLine({ cost_centre, project }: Allocation): string[] {
  const parts = [cost_centre.entry, project.entry].flatMap((entry) =>
    entry ? [`${text(entry.kind)} ${entryText(entry)}`] : [],
  )
  return parts.length === 0 ? [] : [text('mail.allocation', { allocation: listWords(parts) })]
}
