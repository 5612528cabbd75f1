import type { RecordsQuery } from '@pravas/contract/records'
import { z } from 'zod'

/** The statuses that can be asked for, in the order of a request's life. */
export const STATUSES = ['pending', 'returned', 'approved', 'paid', 'rejected', 'withdrawn', 'cancelled'] as const

const Day = z.iso.date().catch('')

const View = z.object({
  q: z.string().catch(''),
  type: z.enum(['trip', 'expense']).optional().catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
  person: z.string().catch(''),
  from: Day,
  until: Day,
})

/** Which trips and claims are shown. It lives in the address, so that it can be shared and gone back to. */
export type RecordsView = z.output<typeof View>

const NAMES = Object.keys(View.shape) as (keyof RecordsView)[]

/** The view that an address asks for; what it says wrongly counts as not said. */
export function recordsViewOf(params: URLSearchParams): RecordsView {
  return View.parse(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined])))
}

/** An address's parameters for a view; what is empty is not named. */
export function paramsOf(view: RecordsView): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (view[name] ? [[name, view[name]]] : [])))
}

/** Whether a view leaves anything out. */
export function isNarrowed(view: RecordsView): boolean {
  return paramsOf(view).size > 0
}

/** A view as the calls of the list and of its export ask for it. */
export function queryOf({ q, type, status, person, from, until }: RecordsView): RecordsQuery {
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(person.trim() && { person: person.trim().slice(0, 64) }),
    ...(from && { from }),
    ...(until && { until }),
    ...(q.trim() && { query: q.trim().slice(0, 100) }),
  }
}
