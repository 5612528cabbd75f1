import { z } from 'zod'
import type { GrantedRole } from './people.ts'
import { Verdict } from './requests.ts'

/** Roles that can be asked to decide at a step; auditors only read. */
export const DECIDING_ROLES = [
  'finance',
  'travel_desk',
  'administrator',
  'super_admin',
] as const satisfies readonly GrantedRole[]
export type DecidingRole = (typeof DECIDING_ROLES)[number]

/** A step of one request: who decides, or decided. */
export const RequestStep = z
  .object({
    name: z.string().nullable().meta({ description: "null for the manager's step" }),
    state: z.enum([...Verdict.options, 'open', 'later', 'ended']).meta({
      description:
        'the decision, or whether it can be decided now; `ended`: the request moved on without a decision here',
    }),
    asked: z
      .array(z.object({ role: z.enum(DECIDING_ROLES).nullable(), name: z.string().nullable() }))
      .meta({ description: "roles, and names of people; empty for the manager's step" }),
    decided_by: z.string().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RequestStep' })
export type RequestStep = z.infer<typeof RequestStep>

/** The steps of a request in order; absent where its manager alone decides, or has not decided yet. */
export const RequestSteps = z.array(RequestStep).optional()
