import { ActionIcon, Button } from '@mantine/core'
import { PolicyEntry } from '@pravas/contract/policy-document'
import { CITIES } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { ruleKind, ruleLimit, ruleScope } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import { Section } from '../../../ui/details.tsx'
import { formatPrice } from '../../../ui/formats.ts'
import { IconChevronDown, IconCopy, IconPlus, IconTrash } from '../../../ui/icons.ts'
import { RULE_GROUPS, type RuleKind } from '../rule-groups.ts'
import { type EditedPolicy, type EditedRule, entryOf, newRule } from './edited-policy.ts'
import { RuleForm } from './rule-form.tsx'
import classes from './rules-editor.module.css'
import { newKey } from './typed-values.ts'

const t = texts(policyEditor)
const c = texts(labels)

interface RulesEditorProps {
  policy: EditedPolicy
  /** What is wrong, by the path of the field, such as `rules.2.amount`. */
  mistakes: ReadonlyMap<string, string>
  onChange: (policy: EditedPolicy) => void
}

/** Every rule of the draft in groups; each opens to its form. */
export function RulesEditor({ policy, mistakes, onChange }: RulesEditorProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<{ rule: EditedRule; at: number }>()
  const { rules } = policy
  // A rule with a mistake opens, so that the mistake can be seen.
  useEffect(() => {
    const wrong = rules.filter((_, at) => [...mistakes.keys()].some((path) => path.startsWith(`rules.${at}.`)))
    if (wrong.length > 0) setOpen((known) => new Set([...known, ...wrong.map(({ key }) => key)]))
  }, [mistakes, rules])

  const setRules = (next: EditedRule[]) => onChange({ ...policy, rules: next })
  const insert = (rule: EditedRule, at: number) => {
    setRules(rules.toSpliced(at, 0, rule))
    setOpen((known) => new Set([...known, rule.key]))
  }
  const toggle = (key: string) =>
    setOpen((known) => (known.has(key) ? new Set([...known].filter((one) => one !== key)) : new Set([...known, key])))
  const remove = (rule: EditedRule) => {
    setRemoved({ rule, at: rules.indexOf(rule) })
    setRules(rules.filter((one) => one !== rule))
  }
  const known = {
    cities: [...CITIES, ...policy.classes.flatMap(({ cities }) => cities), ...rules.flatMap(({ cities }) => cities)],
    classes: policy.classes.map(({ name }) => name),
    categories: policy.subCategories.map(({ name }) => name),
  }
  const row = (rule: EditedRule) => {
    const at = rules.indexOf(rule)
    return (
      <li key={rule.key} className={classes.rule}>
        <div className={classes.line}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open.has(rule.key)}
            onClick={() => toggle(rule.key)}
          >
            <IconChevronDown size={16} aria-hidden />
            <span>
              {ruleSummary(rule)}
              {[...mistakes.keys()].some((path) => path.startsWith(`rules.${at}.`)) && (
                <span className={classes.wrong}> {t('rule.has-mistakes')}</span>
              )}
            </span>
          </button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('rule.duplicate', { rule: ruleSummary(rule) })}
            title={t('rule.duplicate.short')}
            onClick={() => insert({ ...structuredClone(rule), key: newKey() }, at + 1)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('rule.remove', { rule: ruleSummary(rule) })}
            title={t('rule.remove.short')}
            onClick={() => remove(rule)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
        {open.has(rule.key) && (
          <RuleForm
            rule={rule}
            known={known}
            mistake={(path) => mistakes.get(`rules.${at}.${path}`)}
            onChange={(next) => setRules(rules.with(at, next))}
          />
        )}
      </li>
    )
  }
  const kindSection = (kind: RuleKind) => {
    const of = rules.filter(({ rule }) => rule === kind)
    return (
      <div key={kind} className={classes.kind}>
        <header>
          <h3>{ruleKind(kind)}</h3>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={t('rule.add', { kind: ruleKind(kind) })}
            onClick={() =>
              insert(newRule(kind), of.length > 0 ? rules.indexOf(of.at(-1) as EditedRule) + 1 : rules.length)
            }
          >
            {t('rule.add.short')}
          </Button>
        </header>
        {of.length > 0 && <ul>{of.map(row)}</ul>}
        {removed?.rule.rule === kind && (
          <p role="status" className={classes.removed}>
            {t('rule.removed', { rule: ruleSummary(removed.rule) })}{' '}
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => {
                setRules(rules.toSpliced(removed.at, 0, removed.rule))
                setRemoved(undefined)
              }}
            >
              {c('undo')}
            </Button>
          </p>
        )}
      </div>
    )
  }
  return RULE_GROUPS.map(({ name, kinds }) => (
    <Section key={name} title={name}>
      {kinds.map(kindSection)}
    </Section>
  ))
}

/** A rule in a line, as far as it is filled in: 'Delhi: Up to ₹7,500 a night, taxes included'. */
function ruleSummary(rule: EditedRule): string {
  const { success, data } = PolicyEntry.safeParse({
    ...entryOf(rule),
    // The clause does not matter here, and may still be missing.
    clause: { number: '1', text: '1' },
  })
  if (!success) return t('rule.incomplete', { kind: ruleKind(rule.rule) })
  return t('rule.summary', { scope: ruleScope(data), limit: ruleLimit(data, formatPrice) })
}
