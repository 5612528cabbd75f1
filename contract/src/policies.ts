import { z } from 'zod'
import { CalendarDate, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { MissingInput, PolicyFinding, PolicyRule } from './policy.ts'
import {
  Clause,
  PolicyDocument,
  PolicyDraftChange,
  PolicyDraftContent,
  PolicyEntry,
  Severity,
} from './policy-document.ts'
import { PlainText, plainText } from './text.ts'

const TAG = 'Policy'
const administrators = ['action.forbidden'] as const

/** The maximum length of a policy file, in characters. */
export const POLICY_FILE_CHARACTERS = 500_000
const bodyBytes = 2 * 1024 * 1024

export const getPolicy = endpoint({
  operationId: 'getPolicy',
  scope: 'read',
  method: 'GET',
  path: '/policy',
  summary: 'Get the policy in force on a day, today by default',
  tag: TAG,
  query: z.object({ on: CalendarDate.optional() }),
  response: PolicyDocument,
  errors: ['record.not_found'],
})

/** What the policy allows a person, in words: one limit with the cities for which it holds. */
export const OwnLimit = z
  .object({
    rule: PolicyRule,
    kind: z.string().meta({ description: 'what the rule is about, such as Hotel night' }),
    text: z.string().meta({ description: 'the limit, as a sentence without a full stop' }),
    notes: z.array(z.string()).meta({ description: 'further conditions, one sentence each' }),
    states: PolicyEntry.optional().meta({ description: 'the rule itself, from which the text is made' }),
    clause: Clause,
    severity: Severity,
    consequence: z.string().meta({ description: 'what happens beyond the limit' }),
    cities: z.array(z.string()).meta({ description: 'cities the limit applies to' }),
    elsewhere: z.boolean().meta({ description: 'true if it also applies to cities that no rule of its kind names' }),
    on: z.enum(['trip', 'no_trip']).nullable().meta({ description: 'null if it applies both on trips and otherwise' }),
  })
  .meta({ id: 'OwnPolicyLimit' })
export type OwnLimit = z.infer<typeof OwnLimit>

export const OwnPolicy = z
  .object({
    on: CalendarDate,
    valid_from: CalendarDate,
    grade: z.string().nullable(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    city: z.string().nullable().meta({ description: 'the requested city' }),
    limits: z.array(OwnLimit),
    undecided: z.array(PolicyRule).meta({
      description: "rules that depend on a grade or department that isn't on record for the person",
    }),
  })
  .meta({ id: 'OwnPolicy' })
export type OwnPolicy = z.infer<typeof OwnPolicy>

export const getOwnPolicy = endpoint({
  operationId: 'getOwnPolicy',
  scope: 'read',
  method: 'GET',
  path: '/policy/mine',
  summary: 'Get, in words, what the policy of a day allows you; today by default',
  tag: TAG,
  query: z.object({
    on: CalendarDate.optional(),
    city: PlainText.trim().min(1).max(100).optional().meta({ description: 'only limits for this city' }),
  }),
  response: OwnPolicy,
  errors: ['record.not_found'],
})

/** A policy draft, with its version and who changed it last. */
export const PolicyDraft = z
  .object({
    version: z.int().meta({ description: 'version, incremented by every change' }),
    updated_at: Instant,
    updated_by: z.string(),
    policy: PolicyDraftContent,
  })
  .meta({ id: 'PolicyDraft' })
export type PolicyDraft = z.infer<typeof PolicyDraft>

export const getPolicyDraft = endpoint({
  operationId: 'getPolicyDraft',
  method: 'GET',
  path: '/policy/draft',
  summary: 'Get the policy draft; administrators only',
  tag: TAG,
  response: PolicyDraft,
  errors: [...administrators, 'policy.no_draft'],
})

export const listPolicyDrafts = endpoint({
  operationId: 'listPolicyDrafts',
  method: 'GET',
  path: '/policy/drafts',
  summary: 'List the policy draft; at most one entry. Administrators only',
  tag: TAG,
  response: z.object({ items: z.array(PolicyDraft), next: z.null() }),
  errors: administrators,
})

export const putPolicyDraft = endpoint({
  operationId: 'putPolicyDraft',
  method: 'PUT',
  path: '/policy/draft',
  summary: 'Save the policy draft, without publishing it; administrators only',
  tag: TAG,
  body: PolicyDraftChange,
  response: PolicyDraft,
  bodyBytes,
  errors: [...administrators, 'policy.draft_changed'],
})

export const deletePolicyDraft = endpoint({
  operationId: 'deletePolicyDraft',
  method: 'DELETE',
  path: '/policy/draft',
  summary: 'Discard the policy draft; administrators only',
  tag: TAG,
  errors: [...administrators, 'policy.no_draft'],
})

export const importPolicyDraft = endpoint({
  operationId: 'importPolicyDraft',
  method: 'POST',
  path: '/policy/draft/import',
  summary: 'Save a policy file (JSON or YAML) as the draft; administrators only',
  tag: TAG,
  body: z.object({
    file: PlainText.min(1).max(POLICY_FILE_CHARACTERS),
    version: z.int().optional().meta({ description: 'the version of the draft you read; 409 if it has changed since' }),
  }),
  response: PolicyDraft,
  bodyBytes,
  errors: [...administrators, 'policy.draft_changed'],
})

const PolicyFormat = z.enum(['json', 'yaml']).default('yaml')
const PolicyFile = z.object({ name: z.string(), file: z.string() })

export const exportPolicy = endpoint({
  operationId: 'exportPolicy',
  scope: 'read',
  method: 'GET',
  path: '/policy/file',
  summary: 'Export the policy in force on a day as a file',
  tag: TAG,
  query: z.object({ on: CalendarDate.optional(), format: PolicyFormat }),
  response: PolicyFile,
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
    before: z.array(PolicyFinding).nullable().meta({ description: 'its findings when it was sent' }),
    findings: z.array(PolicyFinding),
    undecidable: z.array(PolicyRule).meta({ description: "rules that couldn't be checked" }),
    missing: z.array(MissingInput).meta({ description: 'the missing inputs' }),
    excess: Rupees.meta({ description: 'rupees above the exceeded limits' }),
    blocked: z.boolean(),
  })
  .meta({ id: 'ReplayedRequest' })

export const DryRun = z
  .object({
    flagged: z.int().meta({ description: 'requests that would have findings' }),
    before: z.int().meta({ description: 'requests that had findings when they were sent' }),
    undecidable: z.int().meta({ description: "requests without findings for which some rule couldn't be checked" }),
    requests: z.int().meta({ description: 'all replayed requests' }),
    blocked: z.int(),
    excess: Rupees.meta({ description: 'rupees above the limits, for all flagged requests' }),
    excess_before: Rupees,
    items: z
      .array(ReplayedRequest)
      .meta({ description: "flagged requests and those that couldn't be checked fully, newest first" }),
    cleared: z.array(ReplayedRequest).meta({
      description: 'requests that had findings and would have none, newest first',
    }),
    left_out: z.int().meta({ description: 'number of items omitted from a long list' }),
  })
  .meta({ id: 'PolicyDryRun' })
export type DryRun = z.infer<typeof DryRun>

export const dryRunPolicy = endpoint({
  operationId: 'dryRunPolicy',
  method: 'POST',
  path: '/policy/draft/dry-run',
  summary:
    'Check past requests against the draft, or without one, against the policy of their day; administrators only',
  tag: TAG,
  body: z
    .object({ from: CalendarDate, until: CalendarDate })
    .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first.' }),
  response: DryRun,
  errors: administrators,
})

export const exportPolicyDraft = endpoint({
  operationId: 'exportPolicyDraft',
  method: 'GET',
  path: '/policy/draft/file',
  summary: 'Export the draft as a file; administrators only',
  tag: TAG,
  query: z.object({ format: PolicyFormat }),
  response: PolicyFile,
  errors: [...administrators, 'policy.no_draft'],
})

export const publishPolicy = endpoint({
  operationId: 'publishPolicy',
  method: 'POST',
  path: '/policy/draft/publish',
  summary: 'Publish the policy draft as of a day; administrators only',
  tag: TAG,
  body: z.object({
    valid_from: CalendarDate,
    why: plainText('Say why in plain text.').trim().max(1000).default(''),
    version: z.int().optional().meta({ description: 'the version of the draft you read; 409 if it has changed since' }),
  }),
  response: PolicyDocument,
  errors: [...administrators, 'policy.no_draft', 'policy.draft_changed', 'policy.past'],
})

export const listPolicyVersions = endpoint({
  operationId: 'listPolicyVersions',
  method: 'GET',
  path: '/policy/history',
  summary: 'List published policies, latest first; administrators only',
  tag: TAG,
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        valid_from: CalendarDate,
        published_at: Instant,
        published_by: z.string().nullable().meta({ description: 'null for the policies Pravas comes with' }),
        why: z.string(),
        rules: z.int().meta({ description: 'number of rules' }),
      }),
    ),
    next: z.null(),
  }),
  errors: administrators,
})

export const getPolicyVersion = endpoint({
  operationId: 'getPolicyVersion',
  method: 'GET',
  path: '/policy/history/:versionId',
  summary: 'Get a published policy; administrators only',
  tag: TAG,
  params: z.object({ versionId: z.string().max(100) }),
  response: PolicyDocument,
  errors: [...administrators, 'record.not_found'],
})
