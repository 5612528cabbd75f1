import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { roles } from '@pravas/messages/en/roles'
import { ruleName } from '@pravas/messages/rule-name'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import { categoriesOf, type StepDraft } from './flow-draft.ts'

const t = texts(approvalFlow)
const r = texts(roles)

const AND = new Intl.ListFormat('en-GB')
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Who decides at a step and when, as `Finance decides on claims when the total is more than ₹50,000.` */
export function stepSentence(step: StepDraft): string {
  const conditions = conditionsOf(step)
  const said = { who: approverOf(step), kind: categoriesOf(step).length > 0 ? 'expense' : step.request }
  return conditions.length === 0
    ? t('sentence.all', said)
    : t('sentence.when', { ...said, conditions: AND.format(conditions) })
}

function approverOf({ approver, person, personName }: StepDraft): string {
  if (approver === 'department_head') return t('who.head')
  if (approver === 'person') return (personName ?? person) || t('who.nobody')
  return r(`role.${approver}`)
}

function conditionsOf(step: StepDraft): string[] {
  const { findings, rules, departments, isOverBudget } = step
  const above = typedAmount(step.above)
  const categories = categoriesOf(step)
  const found = rules.map((rule) => t('when.rule', { rule: ruleName(rule) }))
  return [
    ...(above === undefined ? [] : [t('when.above', { amount: formatPrice(above) })]),
    ...(findings === 'any' ? [t('when.findings')] : []),
    ...(findings === 'chosen' && found.length > 0 ? [t('when.rules', { rules: OR.format(found) })] : []),
    ...(categories.length > 0 ? [t('when.categories', { categories: OR.format(categories) })] : []),
    ...(departments.length > 0 ? [t('when.departments', { departments: OR.format(departments) })] : []),
    ...(isOverBudget ? [t('when.over-budget')] : []),
  ]
}
