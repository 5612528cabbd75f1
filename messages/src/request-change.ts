import { status } from './en/status.ts'
import { texts } from './texts.ts'

const text = texts(status)

/** What a later version of a request changed of the whole, of a part, or which part it added or removed. */
type Change = Partial<Record<'part' | 'field' | 'before' | 'after', string | null | undefined>>

/** Says such a change in a line, its field by its label: 'City Cabs, total: ₹640.00, now ₹460.00'. */
export function changeText({ part, field, before, after }: Change, labels: Readonly<Record<string, string>>): string {
  if (part == null) return text('change.field', { field: wholeField(field), ...shown({ before, after }) })
  if (field == null && before != null && after != null) return text('change.part', { part, before, after })
  if (field != null) return text('change.of-part', { part, field: labels[field] ?? field, ...shown({ before, after }) })
  return before == null
    ? text('change.added', { part, value: after ?? '' })
    : text('change.removed', { part, value: before })
}

function shown({ before, after }: Pick<Change, 'before' | 'after'>) {
  const nothing = text('change.nothing')
  return { before: before ?? nothing, after: after ?? nothing }
}

/** What can change of a request as a whole. */
const WHOLE = new Map([
  ['total', 'change.total'],
  ['trip', 'change.trip'],
  ['cost_centre', 'change.cost-centre'],
  ['project', 'change.project'],
  ['reason', 'change.reason'],
  ['route', 'change.route'],
  ['dates', 'change.dates'],
  ['purpose', 'change.purpose'],
] as const)

function wholeField(field: string | null | undefined): string {
  const name = [...WHOLE].find(([known]) => known === field)?.[1]
  return name ? text(name) : (field ?? '')
}
