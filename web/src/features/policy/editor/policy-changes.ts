import { type GstRules, type PolicyEntry, SUPPLIES, topicOf } from '@pravas/contract/policy-document'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { policyPage } from '@pravas/messages/en/policy-page'
import { ruleConsequence, ruleKind, ruleLimit, ruleNotes, ruleScope } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatPrice } from '../../../ui/formats.ts'
import type { PolicyContent } from './edited-policy.ts'

const t = texts(policyEditor)
const p = texts(policyPage)

/** One difference between two policies, in words. */
export interface PolicyChange {
  kind: 'added' | 'removed' | 'changed'
  /** What it is about, such as 'Hotel night · Delhi'. */
  what: string
  /** What was, and what is now; of what is added or removed one line. */
  lines: { before?: string; after?: string }[]
}

/** Lists what one policy changes against another, rules first. */
export function policyChanges(before: PolicyContent, after: PolicyContent): PolicyChange[] {
  return [
    ...ruleChanges(before.rules, after.rules),
    ...namedChanges(
      Object.entries(before.city_classes).map(([name, cities]) => ({ name, text: cities.join(', ') })),
      Object.entries(after.city_classes).map(([name, cities]) => ({ name, text: cities.join(', ') })),
      (name) => t('change.city-class', { name }),
    ),
    ...namedChanges(before.sub_categories.map(subCategory), after.sub_categories.map(subCategory), (name) =>
      t('change.sub-category', { name }),
    ),
    ...namedChanges(before.gst.map(gst), after.gst.map(gst), (name) => t('change.gst', { day: name })),
  ]
}

function subCategory({ name, category, words }: PolicyContent['sub_categories'][number]) {
  return { name, text: `${category}: ${words.join(', ')}` }
}

function gst({ valid_from, room_amount, credit_ends, supplies }: GstRules): Named {
  const parts = new Map([
    ['room', t('change.gst.room', { amount: formatPrice(room_amount) })],
    ['credit', t('change.gst.credit', { day: formatDate(`2024-${credit_ends}`).replace(' 2024', '') })],
  ])
  for (const supply of SUPPLIES) {
    const { percents = [], blocked, contested } = supplies[supply] ?? {}
    const rates = percents.length === 0 ? t('gst.untaxed') : percents.map((percent) => `${percent}%`).join(' / ')
    const notes = [
      ...(blocked ? [`${t('gst.blocked')}: ${blocked}`] : []),
      ...(contested ? [`${t('gst.contested')}: ${contested}`] : []),
    ]
    parts.set(supply, `${p(`supply.${supply}`)}: ${[rates, ...notes].join('; ')}`)
  }
  return { name: formatDate(valid_from), text: [...parts.values()].join(', '), parts }
}

interface Named {
  name: string
  text: string
  /** Its text part by part, of which only those that differ are told. */
  parts?: ReadonlyMap<string, string>
}

function namedChanges(
  before: readonly Named[],
  after: readonly Named[],
  what: (name: string) => string,
): PolicyChange[] {
  const known = new Map(before.map((one) => [one.name.toLowerCase(), one]))
  const kept = new Set(after.map(({ name }) => name.toLowerCase()))
  return [
    ...after.flatMap((one): PolicyChange[] => {
      const was = known.get(one.name.toLowerCase())
      if (!was) return [{ kind: 'added', what: what(one.name), lines: [{ after: one.text }] }]
      return was.text === one.text ? [] : [{ kind: 'changed', what: what(one.name), lines: linesOf(was, one) }]
    }),
    ...before
      .filter(({ name }) => !kept.has(name.toLowerCase()))
      .map((one): PolicyChange => ({ kind: 'removed', what: what(one.name), lines: [{ before: one.text }] })),
  ]
}

/** What was and what is now, of parts each on a line. */
function linesOf(was: Named, is: Named): PolicyChange['lines'] {
  if (!was.parts || !is.parts) return [{ before: was.text, after: is.text }]
  return [...is.parts].flatMap(([part, after]) => {
    const before = was.parts?.get(part) ?? ''
    return before === after ? [] : [{ before, after }]
  })
}

/** Rules that are the same in both are left out; those of one kind for the same people and places are one that changed. */
function ruleChanges(before: readonly PolicyEntry[], after: readonly PolicyEntry[]): PolicyChange[] {
  const [gone, come] = withoutSame(before, after)
  const byScope = pairs(gone, come, (entry) => canonical([entry.rule, topicOf(entry), entry.applies ?? {}]))
  const byLimit = pairs(byScope.gone, byScope.come, ({ applies: _, ...entry }) => canonical(entry))
  return [
    ...[...byScope.pairs, ...byLimit.pairs].map(changed),
    ...byLimit.come.map(
      (entry): PolicyChange => ({ kind: 'added', what: whatOf(entry), lines: [{ after: allOf(entry) }] }),
    ),
    ...byLimit.gone.map(
      (entry): PolicyChange => ({ kind: 'removed', what: whatOf(entry), lines: [{ before: allOf(entry) }] }),
    ),
  ]
}

function withoutSame(before: readonly PolicyEntry[], after: readonly PolicyEntry[]) {
  const same = pairs(before, after, canonical)
  return [same.gone, same.come] as const
}

/** Pairs entries with the same key, each once, and leaves those without a partner. */
function pairs(before: readonly PolicyEntry[], after: readonly PolicyEntry[], keyOf: (entry: PolicyEntry) => string) {
  const waiting = Map.groupBy(before, keyOf)
  const found: [PolicyEntry, PolicyEntry][] = []
  const come = after.filter((entry) => {
    const partner = waiting.get(keyOf(entry))?.shift()
    if (partner) found.push([partner, entry])
    return partner === undefined
  })
  const left = new Set([...waiting.values()].flat())
  return { pairs: found, gone: before.filter((entry) => left.has(entry)), come }
}

function changed([was, is]: [PolicyEntry, PolicyEntry]): PolicyChange {
  const parts: ((entry: PolicyEntry) => string)[] = [
    ruleScope,
    (entry) => ruleLimit(entry, formatPrice),
    (entry) => ruleNotes(entry).join('; '),
    ({ severity }) => ruleConsequence(severity),
    ({ clause }) => t('change.clause', clause),
  ]
  const lines = parts.flatMap((part) => (part(was) === part(is) ? [] : [{ before: part(was), after: part(is) }]))
  return {
    kind: 'changed',
    what: whatOf(is),
    lines: lines.length > 0 ? lines : [{ before: allOf(was), after: allOf(is) }],
  }
}

function whatOf(entry: PolicyEntry): string {
  return t('change.rule', { kind: ruleKind(entry.rule), scope: ruleScope(entry) })
}

function allOf(entry: PolicyEntry): string {
  const { clause, severity } = entry
  return [
    ruleLimit(entry, formatPrice),
    ...ruleNotes(entry),
    ruleConsequence(severity),
    t('change.clause', clause),
  ].join('; ')
}

/** A value as text in which the order of its fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
