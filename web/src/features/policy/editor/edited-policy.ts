import { PolicyDraftContent, type PolicyEntry, type Severity } from '@pravas/contract/policy-document'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { RuleKind } from '../rule-groups.ts'
import { EditedGst, editedGst, gstOf } from './edited-gst.ts'
import { FIELDS, STEPS } from './rule-fields.ts'
import { newKey, typedLimit } from './typed-values.ts'

const t = texts(policyEditor)

/** A rule as its form has it: numbers as they are typed. */
const EditedRule = z.object({
  key: z.string(),
  rule: z.string() as z.ZodType<RuleKind>,
  clause: z.object({ number: z.string(), text: z.string() }),
  severity: z.enum(['warn', 'reason', 'block']) satisfies z.ZodType<Severity>,
  grades: z.array(z.string()),
  departments: z.array(z.string()),
  cities: z.array(z.string()),
  city_classes: z.array(z.string()),
  on: z.enum(['', 'trip', 'no_trip']),
  /** By the name of the field. */
  values: z.record(z.string(), z.string()),
  words: z.array(z.string()),
  /** What depends on a length of time, the shortest first. */
  steps: z.array(z.object({ key: z.string(), hours: z.string(), value: z.string() })),
})
export type EditedRule = z.infer<typeof EditedRule>

const EditedClass = z.object({ key: z.string(), name: z.string(), cities: z.array(z.string()) })
const EditedSubCategory = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  words: z.array(z.string()),
})

/** A policy as the editor has it. */
export const EditedPolicy = z.object({
  rules: z.array(EditedRule),
  classes: z.array(EditedClass),
  subCategories: z.array(EditedSubCategory),
  gst: z.array(EditedGst),
})
export type EditedPolicy = z.infer<typeof EditedPolicy>

export type PolicyContent = Omit<PolicyDraftContent, 'valid_from'>

/** Returns a policy as the editor shows it. */
export function editedOf({ rules, city_classes, sub_categories, gst }: PolicyContent): EditedPolicy {
  return {
    rules: rules.map(editedRule),
    classes: Object.entries(city_classes).map(([name, cities]) => ({ key: newKey(), name, cities })),
    subCategories: sub_categories.map((one) => ({ key: newKey(), ...one })),
    gst: gst.map(editedGst),
  }
}

function editedRule(entry: PolicyEntry): EditedRule {
  const { rule, clause, severity, applies = {}, ...limits } = entry
  const raw: Record<string, unknown> = limits
  const steps = STEPS[rule]
  const listed = steps ? (raw[steps.name] as Record<string, unknown>[]) : []
  return {
    key: newKey(),
    rule,
    clause,
    severity,
    grades: applies.grades ?? [],
    departments: applies.departments ?? [],
    cities: applies.cities ?? [],
    city_classes: applies.city_classes ?? [],
    on: applies.on ?? '',
    values: Object.fromEntries(FIELDS[rule].map(({ name }) => [name, String(raw[name] ?? '')])),
    words: 'words' in entry ? entry.words : [],
    steps: listed.map((step) => ({
      key: newKey(),
      hours: steps?.isMinutes ? hoursText(step[steps.limit]) : String(step[steps?.limit ?? ''] ?? ''),
      value: String(step[steps?.value ?? ''] ?? ''),
    })),
  }
}

function hoursText(minutes: unknown): string {
  return typeof minutes === 'number' ? String(Math.round((minutes / 60) * 100) / 100) : ''
}

/** Returns a rule of a kind with nothing filled in but what is usual. */
export function newRule(rule: RuleKind): EditedRule {
  const defaults = FIELDS[rule].map(({ name, initial = '' }) => [name, initial])
  return {
    key: newKey(),
    rule,
    clause: { number: '', text: '' },
    severity: 'warn',
    grades: [],
    departments: [],
    cities: [],
    city_classes: [],
    on: '',
    values: Object.fromEntries(defaults),
    words: [],
    steps: STEPS[rule]?.isRequired ? [{ key: newKey(), hours: '', value: 'economy' }] : [],
  }
}

/** A policy that can be saved, or what is wrong with it by the path of the field, such as `rules.2.amount`. */
export type CheckedPolicy = { content: PolicyContent } | { mistakes: ReadonlyMap<string, string> }

/** Checks what was typed by the schema of the contract. */
export function checkedPolicy(edited: EditedPolicy): CheckedPolicy {
  const names = edited.classes.map(({ name }) => name.trim().toLowerCase())
  const twice = names.findIndex((name, at) => names.indexOf(name) < at)
  if (twice >= 0) return { mistakes: new Map([[`classes.${twice}.name`, t('mistake.name-twice')]]) }
  const read = PolicyDraftContent.safeParse({
    rules: edited.rules.map(entryOf),
    city_classes: Object.fromEntries(edited.classes.map(({ name, cities }) => [name, cities])),
    sub_categories: edited.subCategories.map(({ key: _, ...one }) => one),
    gst: edited.gst.map(gstOf),
  })
  if (read.success) return { content: read.data }
  const mistakes = read.error.issues.map((issue) => [pathOf(issue.path, edited), mistakeText(issue)] as const)
  // The first of a field is what is wrong with it.
  return { mistakes: new Map(mistakes.toReversed()) }
}

/** Returns a rule as the contract has it, as far as it is filled in. */
export function entryOf({
  rule,
  clause,
  severity,
  values,
  words,
  steps,
  ...edited
}: EditedRule): Record<string, unknown> {
  const { grades, departments, cities, city_classes, on } = edited
  const applies = {
    ...(grades.length > 0 && { grades }),
    ...(departments.length > 0 && { departments }),
    ...(cities.length > 0 && { cities }),
    ...(city_classes.length > 0 && { city_classes }),
    ...(on !== '' && { on }),
  }
  const limits = FIELDS[rule].flatMap(({ name, kind, isOptional }) => {
    const text = values[name] ?? ''
    if (isOptional && text.trim() === '') return []
    return [[name, kind === 'text' || kind === 'choice' ? text : typedLimit(text)] as const]
  })
  const listed = STEPS[rule]
  const stepped = listed && [
    listed.name,
    steps.map(({ hours, value }) => ({
      ...(hours.trim() === '' && listed.isMinutes
        ? {}
        : { [listed.limit]: listed.isMinutes ? Math.round(typedLimit(hours) * 60) : typedLimit(hours) }),
      [listed.value]: listed.isMinutes ? value : typedLimit(value),
    })),
  ]
  return {
    rule,
    clause,
    severity,
    ...(Object.keys(applies).length > 0 && { applies }),
    ...Object.fromEntries([...limits, ...(stepped ? [stepped] : [])]),
    ...(rule === 'expense.excluded' && { words }),
  }
}

/** The path of an issue in the editor's own terms: classes are a list there, not a record. */
function pathOf([first, second, ...rest]: readonly PropertyKey[], { classes }: EditedPolicy): string {
  // Of several rates in one field all belong to it.
  if (first === 'gst') return [first, second, ...rest.slice(0, 3)].filter((part) => part !== undefined).join('.')
  if (first === 'sub_categories')
    return ['subCategories', second, ...rest].filter((part) => part !== undefined).join('.')
  if (first !== 'city_classes' || second === undefined)
    return [first, second, ...rest].filter((part) => part !== undefined).join('.')
  const at = classes.findIndex(({ name }) => name === second)
  return ['classes', at, rest.length > 0 ? 'cities' : 'name'].join('.')
}

function mistakeText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? t('mistake.number') : t('mistake.required')
    case 'too_small':
      if (issue.origin === 'string') return t('mistake.required')
      if (issue.origin === 'array') return t('mistake.at-least-one')
      return t('mistake.at-least', { least: Number(issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string') return t('mistake.too-long', { most: Number(issue.maximum) })
      return t('mistake.at-most', { most: Number(issue.maximum).toLocaleString('en-IN') })
    case 'not_multiple_of':
      return t('mistake.decimals')
    case 'custom':
      return issue.message
    default:
      return t('mistake.other')
  }
}
