import { z } from 'zod'
import { EmployeeId } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { Organisation, OrganisationChanges, OrganisationSettings } from './organisation.ts'
import { Email, NewPassword, User } from './people.ts'
import { PlainText } from './text.ts'

const tag = 'Set-up'

/** The code that the server prints at its start; case, spaces and hyphens don't matter. */
const Code = PlainText.trim().min(1, 'Enter the set-up code.').max(100, 'At most 100 characters.')

/** An organisation's settings as it begins; whatever is missing has its default. */
export const NewOrganisation = OrganisationChanges.required({ name: true })
export type NewOrganisation = z.infer<typeof NewOrganisation>

/** Who administers an organisation first. */
export const FirstAdministrator = z.strictObject({
  name: PlainText.trim().min(1, 'Enter a name.').max(200, 'At most 200 characters.'),
  email: Email,
  password: NewPassword,
  /** Needed for trips and claims of their own; it can be given later, once. */
  employee_id: EmployeeId.optional(),
})

/** What the set-up page must know before it asks for anything. */
export const SetUpStart = z
  .object({
    /** The settings that it begins with; the name is empty unless the operator has set it. */
    settings: OrganisationSettings.extend({ name: z.string() }).meta({ id: 'FirstSettings' }),
    fixed: Organisation.shape.fixed,
    mail: Organisation.shape.mail,
  })
  .meta({ id: 'SetUpStart' })
export type SetUpStart = z.infer<typeof SetUpStart>

const errors = ['setup.code', 'setup.done', 'request.too_many'] as const

export const beginSetUp = endpoint({
  operationId: 'beginSetUp',
  method: 'POST',
  path: '/setup/code',
  summary: 'Check the set-up code of an empty installation',
  tag,
  access: 'public',
  body: z.object({ code: Code }),
  response: SetUpStart,
  errors,
})

export const testSetUpMail = endpoint({
  operationId: 'testSetUpMail',
  method: 'POST',
  path: '/setup/test-mail',
  summary: 'Send a test email during set-up',
  tag,
  access: 'public',
  body: z.object({ code: Code, to: Email }),
  errors: [...errors, 'mail.not_sent'],
})

export const setUp = endpoint({
  operationId: 'setUp',
  method: 'POST',
  path: '/setup',
  summary: 'Set up an empty installation: organisation and first administrator, who is signed in',
  tag,
  access: 'public',
  body: z.object({ code: Code, organisation: NewOrganisation, administrator: FirstAdministrator }),
  response: z.object({ user: User }),
  errors,
})

export const testMail = endpoint({
  operationId: 'testMail',
  method: 'POST',
  path: '/organisation/test-mail',
  summary: 'Send yourself a test email; administrators only',
  tag: 'Organisation',
  errors: ['action.forbidden', 'mail.not_sent', 'request.too_many'],
})

/** What is left to do after the set-up. */
export const SET_UP_STEPS = ['people', 'approvals', 'policy', 'mail', 'single_sign_on'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

export const SetUpChecklist = z
  .object({
    open: z.boolean().meta({ description: 'whether to show it: after a set-up, until dismissed' }),
    steps: z.array(
      z.object({
        step: z.enum(SET_UP_STEPS),
        done: z.boolean(),
        count: z
          .int()
          .nullable()
          .meta({ description: 'number of people; for approvals, those without an active manager' }),
      }),
    ),
  })
  .meta({ id: 'SetUpChecklist' })
export type SetUpChecklist = z.infer<typeof SetUpChecklist>

export const getChecklist = endpoint({
  operationId: 'getChecklist',
  method: 'GET',
  path: '/organisation/checklist',
  summary: 'Get the set-up checklist; administrators only',
  tag: 'Organisation',
  response: SetUpChecklist,
  errors: ['action.forbidden'],
})

export const closeChecklist = endpoint({
  operationId: 'closeChecklist',
  method: 'DELETE',
  path: '/organisation/checklist',
  summary: 'Dismiss the set-up checklist for all administrators; administrators only',
  tag: 'Organisation',
  errors: ['action.forbidden'],
})
