import { withParams } from '../use-address-params.ts'
import { typedAmount } from './typed-amount.ts'

/** What of a list is shown and in which order. It lives in the address, so that it can be shared and gone back to. */
export interface RecordView {
  /** Words that all must occur, in any order and case; as typed. */
  search: string
  /** The choices of which a record has one; empty: any. */
  choices: string[]
  /** First and last day, `YYYY-MM-DD`; empty: open. */
  from: string
  to: string
  /** Least and greatest amount in rupees. */
  atLeast: number | undefined
  atMost: number | undefined
  /** The column sorted by; undefined: the order in which the records came. */
  order: RecordOrder | undefined
}

export interface RecordOrder {
  column: string
  descending: boolean
}

/** What narrows a view to nothing in particular. */
export const UNFILTERED = {
  search: '',
  choices: [],
  from: '',
  to: '',
  atLeast: undefined,
  atMost: undefined,
} satisfies Partial<RecordView>

/** The view that an address asks for; what it says wrongly counts as not said. */
export function viewOf(params: URLSearchParams): RecordView {
  const sort = params.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  return {
    search: params.get('q') ?? '',
    choices: (params.get('status') ?? '').split(',').filter(Boolean),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    atLeast: typedAmount(params.get('min') ?? ''),
    atMost: typedAmount(params.get('max') ?? ''),
    order: column === '' ? undefined : { column, descending: sort.startsWith('-') },
  }
}

/** An address's parameters with the view in them; parameters of others stay. */
export function withView(params: URLSearchParams, view: RecordView): URLSearchParams {
  const { search, choices, from, to, atLeast, atMost, order } = view
  const said = {
    q: search,
    status: choices.join(','),
    from,
    to,
    min: atLeast?.toString() ?? '',
    max: atMost?.toString() ?? '',
    sort: order ? `${order.descending ? '-' : ''}${order.column}` : '',
  }
  return withParams(params, said)
}

/** Whether a view leaves out anything, as far as one can say without the records. */
export function isFiltered({ search, choices, from, to, atLeast, atMost }: RecordView): boolean {
  return (
    search.trim() !== '' ||
    choices.length > 0 ||
    from !== '' ||
    to !== '' ||
    atLeast !== undefined ||
    atMost !== undefined
  )
}

/** How an address names a column: `total-cost` for Total Cost. */
export function columnId(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

/** What a press on a column's name leads to: ascending, then descending, then back to the order that was given. */
export function nextOrder(order: RecordOrder | undefined, column: string): RecordOrder | undefined {
  if (order?.column !== column) return { column, descending: false }
  return order.descending ? undefined : { column, descending: true }
}

function dayIn(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
