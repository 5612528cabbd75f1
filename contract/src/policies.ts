import { z } from 'zod'
import { CalendarDate, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { PolicyFinding, PolicyRule } from './policy.ts'
import { PolicyDocument, PolicyDraftChange, PolicyDraftContent } from './policy-document.ts'
import { PlainText, plainText } from './text.ts'

const TAG = 'Policy'
const administrators = ['action.forbidden'] as const

/** The maximum length of a policy file, in characters. */
export const POLICY_FILE_CHARACTERS = 500_000
const bodyBytes = 2 * 1024 * 1024

export const getPolicy = endpoint({
  method: 'GET',
  path: '/policy',
  summary: 'The policy in force on a day, by default today',
  tag: TAG,
  query: z.object({ on: CalendarDate.optional() }),
  response: PolicyDocument,
  errors: ['record.not_found'],
})

/** A policy draft, with its version and who changed it last. */
export const PolicyDraft = z
  .object({
    version: z.int().meta({ description: 'the number of its changes' }),
    updated_at: Instant,
    updated_by: z.string(),
    policy: PolicyDraftContent,
  })
  .meta({ id: 'PolicyDraft' })
export type PolicyDraft = z.infer<typeof PolicyDraft>

export const getPolicyDraft = endpoint({
  method: 'GET',
  path: '/policy/draft',
  summary: 'The draft of the next policy; administrators only',
  tag: TAG,
  response: PolicyDraft,
  errors: [...administrators, 'policy.no_draft'],
})

export const putPolicyDraft = endpoint({
  method: 'PUT',
  path: '/policy/draft',
  summary: 'Save the next policy as a draft, which is not in force; administrators only',
  tag: TAG,
  body: PolicyDraftChange,
  response: PolicyDraft,
  bodyBytes,
  errors: [...administrators, 'policy.draft_changed'],
})

export const deletePolicyDraft = endpoint({
  method: 'DELETE',
  path: '/policy/draft',
  summary: 'Discard the draft of the next policy; administrators only',
  tag: TAG,
  errors: [...administrators, 'policy.no_draft'],
})

export const importPolicyDraft = endpoint({
  method: 'POST',
  path: '/policy/draft/import',
  summary: 'Save a policy file, JSON or YAML, as the draft; administrators only',
  tag: TAG,
  body: z.object({ file: PlainText.min(1).max(POLICY_FILE_CHARACTERS) }),
  response: PolicyDraft,
  bodyBytes,
  errors: administrators,
})

export const exportPolicy = endpoint({
  method: 'GET',
  path: '/policy/file',
  summary: 'Export the policy in force on a day as a file',
  tag: TAG,
  query: z.object({ on: CalendarDate.optional(), format: z.enum(['json', 'yaml']).default('yaml') }),
  response: z.object({ name: z.string(), file: z.string() }),
  errors: ['record.not_found'],
})

/** A past request, checked against another policy. */
export const ReplayedRequest = z
  .object({
    type: z.enum(['trip', 'expense']),
    number: z.string(),
    employee_id: z.string(),
    employee_name: z.string(),
    date: CalendarDate.meta({ description: 'the day of the request' }),
    total: Rupees,
    before: z.array(PolicyFinding).nullable().meta({ description: 'the findings when it was made' }),
    findings: z.array(PolicyFinding),
    undecidable: z.array(PolicyRule).meta({ description: 'rules whose inputs the record lacks' }),
    excess: Rupees.meta({ description: 'rupees above the limits that were exceeded' }),
    blocked: z.boolean(),
  })
  .meta({ id: 'ReplayedRequest' })

export const DryRun = z
  .object({
    flagged: z.int().meta({ description: 'requests that would have findings' }),
    before: z.int().meta({ description: 'requests that had findings when they were made' }),
    undecidable: z.int().meta({ description: 'requests without findings for which some rule could not be decided' }),
    requests: z.int().meta({ description: 'all requests that were replayed' }),
    blocked: z.int(),
    excess: Rupees.meta({ description: 'rupees above the limits, of all flagged requests' }),
    excess_before: Rupees,
    items: z.array(ReplayedRequest).meta({ description: 'flagged or undecidable requests, newest first' }),
    left_out: z.int().meta({ description: 'the number of items omitted because there are too many' }),
  })
  .meta({ id: 'PolicyDryRun' })
export type DryRun = z.infer<typeof DryRun>

export const dryRunPolicy = endpoint({
  method: 'POST',
  path: '/policy/draft/dry-run',
  summary: 'Check past requests against the draft, or without one against the policy of their day; administrators only',
  tag: TAG,
  body: z
    .object({ from: CalendarDate, until: CalendarDate })
    .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first.' }),
  response: DryRun,
  errors: administrators,
})

export const publishPolicy = endpoint({
  method: 'POST',
  path: '/policy/draft/publish',
  summary: 'Publish the draft from a day on; administrators only',
  tag: TAG,
  body: z.object({
    valid_from: CalendarDate,
    why: plainText('Say why in plain text.').trim().max(1000).default(''),
    version: z.int().optional().meta({ description: 'the version of the draft that was shown' }),
  }),
  response: PolicyDocument,
  errors: [...administrators, 'policy.no_draft', 'policy.draft_changed', 'policy.past'],
})

export const listPolicyVersions = endpoint({
  method: 'GET',
  path: '/policy/history',
  summary: 'All published policies, latest first; administrators only',
  tag: TAG,
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        valid_from: CalendarDate,
        published_at: Instant,
        published_by: z.string().nullable().meta({ description: 'null for the policies that Pravas starts with' }),
        why: z.string(),
        rules: z.int().meta({ description: 'the number of its rules' }),
      }),
    ),
    next: z.null(),
  }),
  errors: administrators,
})
