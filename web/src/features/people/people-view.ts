import type { listPeople } from '@pravas/contract/administration'
import type { CallInput } from '@pravas/contract/endpoint'
import { GRANTED_ROLES } from '@pravas/contract/people'
import { z } from 'zod'

type Query = CallInput<typeof listPeople>['query']

/** What each status lets through. */
const STATUS = {
  active: { active: 'true' },
  ready: { active: 'true', sign_in: 'ready' },
  invited: { active: 'true', sign_in: 'invited' },
  none: { active: 'true', sign_in: 'none' },
  deactivated: { active: 'false' },
  all: {},
} as const satisfies Record<string, Query>
export const STATUSES = Object.keys(STATUS) as Status[]
type Status = keyof typeof STATUS

const MISSING = { manager: { no_manager: 'true' }, number: { no_number: 'true' } } as const satisfies Record<
  string,
  Query
>
export const MISSING_FIELDS = Object.keys(MISSING) as (keyof typeof MISSING)[]

export const FILTERED_ROLES = [...GRANTED_ROLES, 'manager'] as const

const View = z.object({
  q: z.string().catch(''),
  status: z.enum(STATUSES).catch('active'),
  role: z.enum(FILTERED_ROLES).optional().catch(undefined),
  department: z.string().min(1).optional().catch(undefined),
  location: z.string().min(1).optional().catch(undefined),
  missing: z.enum(MISSING_FIELDS).optional().catch(undefined),
  manager: z.string().min(1).optional().catch(undefined),
})

/** Which people are shown. It lives in the address, so that it can be shared and gone back to. */
export type PeopleView = z.output<typeof View>

const NAMES = Object.keys(View.shape) as (keyof PeopleView)[]

/** The view that an address asks for; what it says wrongly counts as not said. */
export function peopleViewOf(params: URLSearchParams): PeopleView {
  return View.parse(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined])))
}

/** An address's parameters for a view; active people and a field that is empty are not named. */
export function paramsOf(view: PeopleView): URLSearchParams {
  const given = NAMES.flatMap((name) => {
    const value = view[name] ?? ''
    return value === '' || (name === 'status' && value === 'active') ? [] : [[name, value]]
  })
  return new URLSearchParams(given)
}

/** Whether a view leaves out any active people. */
export function isNarrowed(view: PeopleView): boolean {
  return paramsOf(view).size > 0
}

/** A view as the call of the list asks for it. */
export function queryOf({ q, status, missing, role, department, location, manager }: PeopleView): Query {
  return {
    query: q.trim().slice(0, 200) || undefined,
    role,
    department: department?.slice(0, 200),
    location: location?.slice(0, 200),
    manager: manager?.slice(0, 64),
    ...STATUS[status],
    ...(missing && MISSING[missing]),
  }
}
