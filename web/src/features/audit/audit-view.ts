import type { AuditQuery } from '@pravas/contract/audit'
import { z } from 'zod'

const Day = z.iso.date().catch('')

const View = z.object({
  person: z.string().catch(''),
  record: z.string().catch(''),
  from: Day,
  until: Day,
})

/** Which entries of the audit trail are shown. It lives in the address, so that it can be shared and gone back to. */
export type AuditView = z.output<typeof View>

const NAMES = Object.keys(View.shape) as (keyof AuditView)[]

/** The view that an address asks for; what it says wrongly counts as not said. */
export function auditViewOf(params: URLSearchParams): AuditView {
  return View.parse(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined])))
}

/** An address's parameters for a view; what is empty is not named. */
export function paramsOf(view: AuditView): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (view[name] ? [[name, view[name]]] : [])))
}

/** A view as the calls of the list and of its export ask for it. */
export function queryOf({ person, record, from, until }: AuditView): AuditQuery {
  return {
    ...(person.trim() && { person: person.trim().slice(0, 64) }),
    ...(record.trim() && { record: record.trim().slice(0, 64) }),
    ...(from && { from }),
    ...(until && { until }),
  }
}
