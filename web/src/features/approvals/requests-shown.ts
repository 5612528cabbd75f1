import { z } from 'zod'
import type { PendingExpense, PendingTrip } from './approval-queries.ts'
import { type RequestView, viewOfExpense, viewOfTrip } from './request-view.ts'
import { worstOfExpense, worstOfTrip } from './worst-facts.ts'

/** A request among others, with what it is compared by. */
export interface ComparedRequest extends RequestView {
  worst: string[]
  /** The day on which a trip begins. */
  due?: string
  /** What it comes to; null where the answer does not say. */
  rupees: number | null
  /** Nothing is to be checked: the policy has nothing against it, and all that is known of its receipts is as it was read. */
  isPlain: boolean
}

export const comparedTrip = onceEach((trip: PendingTrip): ComparedRequest => {
  const due = trip.departure_date
  const [view, worst] = [viewOfTrip(trip), worstOfTrip(trip)]
  const isPlain = view.findings?.length === 0 && worst.length === 0
  return { ...view, worst, ...(due && { due }), rupees: rupeesOf(trip['total_price(INR)']), isPlain }
})

export const comparedExpense = onceEach((expense: PendingExpense): ComparedRequest => {
  const [view, worst] = [viewOfExpense(expense), worstOfExpense(expense)]
  // Of claims from before edits were kept nobody knows what was edited.
  const isKnown = (expense.receipts ?? []).every(({ edited, refused }) => Array.isArray(edited) && !refused)
  const isPlain = view.findings?.length === 0 && worst.length === 0 && !view.duplicates && isKnown
  return { ...view, worst, rupees: rupeesOf(expense.total), isPlain }
})

/** What is answered again as it was keeps its view, so that its card is not drawn again. */
function onceEach<Answered extends object>(view: (answered: Answered) => ComparedRequest) {
  const known = new WeakMap<Answered, ComparedRequest>()
  return (answered: Answered): ComparedRequest => {
    const request = known.get(answered) ?? view(answered)
    known.set(answered, request)
    return request
  }
}

function rupeesOf(total: unknown): number | null {
  return typeof total === 'number' && Number.isFinite(total) ? total : null
}

/** The most urgent first, the latest first, or the most expensive first. */
export const ORDERS = ['urgent', 'latest', 'amount'] as const
/** All of them, those of which something should be known first, or the others. */
export const SELECTIONS = ['all', 'look', 'plain'] as const

const View = z.object({
  q: z.string().catch(''),
  show: z.enum(SELECTIONS).catch('all'),
  sort: z.enum(ORDERS).catch('urgent'),
})

/** Which requests are shown, and in which order. It lives in the address. */
export type RequestsView = z.output<typeof View>

const NAMES = Object.keys(View.shape) as (keyof RequestsView)[]
const PLAIN = View.parse({})

/** The view that an address asks for; what it says wrongly counts as not said. */
export function requestsViewOf(params: URLSearchParams): RequestsView {
  return View.parse(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined])))
}

/** An address's parameters for a view, beside what else they hold. */
export function paramsOf(view: RequestsView, beside: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(beside)
  for (const name of NAMES) {
    if (view[name] === PLAIN[name]) params.delete(name)
    else params.set(name, view[name])
  }
  return params
}

/** The requests that a search finds, in order. Each of its words stands in a number, a name, a title, an amount or a fact. */
export function requestsFound(
  requests: readonly ComparedRequest[],
  { q, sort }: Pick<RequestsView, 'q' | 'sort'>,
): ComparedRequest[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = requests.filter((request) => {
    const text = words.length > 0 ? searchable(request) : ''
    return words.every((word) => text.includes(word))
  })
  // The specified fields alone do not tell since when a request waits: then the answer's order is the best one known.
  const isOrdered = sort === 'amount' || found.every(({ sentAt }) => sentAt)
  return isOrdered ? found.toSorted(COMPARE[sort]) : found
}

/** Whether a request is among those that are to be shown. */
export function isSelected({ isPlain }: Pick<ComparedRequest, 'isPlain'>, show: RequestsView['show']): boolean {
  return show === 'all' || isPlain === (show === 'plain')
}

function searchable({ number, employee, title, amount, rupees, facts }: ComparedRequest): string {
  return [number, employee, title, amount, rupees ?? '', ...facts.map(({ value }) => value)].join(' ').toLowerCase()
}

/** Whether a request stands below another one in an order. */
export function isBelow(one: ComparedRequest, other: ComparedRequest, sort: RequestsView['sort']): boolean {
  return COMPARE[sort](one, other) >= 0
}

const COMPARE: Record<RequestsView['sort'], (a: ComparedRequest, b: ComparedRequest) => number> = {
  // A trip is urgent by its departure, a claim by how long it waits.
  urgent: (a, b) => order(a.due ?? a.sentAt, b.due ?? b.sentAt) || order(a.sentAt, b.sentAt),
  latest: (a, b) => order(b.sentAt, a.sentAt),
  amount: (a, b) => (b.rupees ?? 0) - (a.rupees ?? 0),
}

function order(one: string | null | undefined, other: string | null | undefined): number {
  const [a, b] = [one ?? '', other ?? '']
  return a < b ? -1 : Number(a > b)
}
