import { Checkbox, MultiSelect, NativeSelect, TextInput } from '@mantine/core'
import type { Category } from '@pravas/contract/categories'
import { POLICY_RULES, type PolicyRule } from '@pravas/contract/policy'
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { DECIDING_ROLES } from '@pravas/contract/request-steps'
import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { roles } from '@pravas/messages/en/roles'
import { ruleName } from '@pravas/messages/rule-name'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { PersonField } from '../../person-picker/person-field.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import classes from './approval-flow.module.css'
import type { Mistakes, StepDraft } from './flow-draft.ts'
import { departmentsQuery } from './flow-queries.ts'

const t = texts(approvalFlow)
const r = texts(roles)

const APPROVERS = [
  { group: t('approver.roles'), items: DECIDING_ROLES.map((role) => ({ value: role, label: r(`role.${role}`) })) },
  {
    group: t('approver.others'),
    items: [
      { value: 'department_head', label: t('approver.head') },
      { value: 'person', label: t('approver.person') },
    ],
  },
]

interface StepFormProps {
  step: StepDraft
  isFirst: boolean
  mistakes: Mistakes
  onChange: (changes: Partial<StepDraft>) => void
}

/** The fields of a step: its name, who decides, and on which requests. */
export function StepForm({ step, isFirst, mistakes, onChange }: StepFormProps) {
  const mistake = (field: string) => mistakes.get(`${step.key}.${field}`)
  const choose = (approver: StepDraft['approver']) => {
    // The name follows who decides until somebody types another.
    const isUsual = step.name.trim() === '' || step.name === usualName(step.approver)
    onChange({ approver, ...(isUsual && { name: usualName(approver) }) })
  }
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        <TextInput
          label={t('name')}
          description={t('name.hint')}
          maxLength={60}
          autoComplete="off"
          value={step.name}
          error={mistake('name')}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <NativeSelect
          label={t('approver')}
          description={t('approver.hint')}
          data={APPROVERS}
          value={step.approver}
          onChange={({ currentTarget }) => choose(currentTarget.value as StepDraft['approver'])}
        />
        {step.approver === 'person' && (
          <PersonField
            label={t('person')}
            value={step.person}
            chosenName={step.personName}
            except={undefined}
            error={mistake('person')}
            onChange={(person, personName) => onChange({ person, personName })}
          />
        )}
      </div>
      {!isFirst && (
        <Checkbox
          label={t('beside')}
          checked={step.isBeside}
          onChange={({ currentTarget }) => onChange({ isBeside: currentTarget.checked })}
        />
      )}
      <fieldset className={classes.group}>
        <legend>{t('conditions')}</legend>
        <p className={classes.hint}>{t('conditions.hint')}</p>
        <Conditions step={step} mistake={mistake} onChange={onChange} />
      </fieldset>
    </div>
  )
}

function usualName(approver: StepDraft['approver']): string {
  if (approver === 'person') return ''
  return approver === 'department_head' ? t('approver.head.name') : r(`role.${approver}`)
}

interface ConditionsProps extends Pick<StepFormProps, 'step' | 'onChange'> {
  mistake: (field: string) => string | undefined
}

function Conditions({ step, mistake, onChange }: ConditionsProps) {
  const rupees = typedAmount(step.above)
  const rules = POLICY_RULES.filter((rule) => isRuleOf(rule, step.request) || step.rules.includes(rule))
  return (
    <>
      <div className={classes.fields}>
        <NativeSelect
          label={t('request')}
          data={[
            { value: '', label: t('request.both') },
            { value: 'trip', label: t('request.trip') },
            { value: 'expense', label: t('request.expense') },
          ]}
          value={step.request}
          onChange={({ currentTarget }) => onChange({ request: currentTarget.value as StepDraft['request'] })}
        />
        <TextInput
          label={t('above')}
          placeholder={t('above.any')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={step.above}
          description={rupees === undefined ? undefined : formatPrice(rupees)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={mistake('above')}
          onChange={({ currentTarget }) => onChange({ above: currentTarget.value })}
        />
        <Departments chosen={step.departments} onChange={(departments) => onChange({ departments })} />
        <NativeSelect
          label={t('findings')}
          data={[
            { value: '', label: t('findings.none') },
            { value: 'any', label: t('findings.any') },
            { value: 'chosen', label: t('findings.chosen') },
          ]}
          value={step.findings}
          onChange={({ currentTarget }) => onChange({ findings: currentTarget.value as StepDraft['findings'] })}
        />
      </div>
      {step.findings === 'chosen' && (
        <Checkbox.Group
          label={t('rules')}
          value={step.rules}
          error={mistake('findings')}
          onChange={(chosen) => onChange({ rules: chosen as PolicyRule[] })}
        >
          <div className={classes.choices}>
            {rules.map((rule, index) => (
              <Checkbox
                key={rule}
                value={rule}
                label={ruleName(rule)}
                aria-invalid={index === 0 && mistake('findings') !== undefined}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {step.request !== 'trip' && (
        <Checkbox.Group
          label={t('categories')}
          description={step.request === '' && step.categories.length > 0 ? t('categories.hint') : undefined}
          value={step.categories}
          onChange={(chosen) => onChange({ categories: chosen as Category[] })}
        >
          <div className={classes.choices} data-narrow>
            {CATEGORIES.map((category) => (
              <Checkbox key={category} value={category} label={category} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Checkbox
        label={t('over-budget')}
        checked={step.isOverBudget}
        onChange={({ currentTarget }) => onChange({ isOverBudget: currentTarget.checked })}
      />
    </>
  )
}

interface DepartmentsProps {
  chosen: string[]
  onChange: (departments: string[]) => void
}

function Departments({ chosen, onChange }: DepartmentsProps) {
  const { data = [], isError } = useQuery(departmentsQuery)
  const names = new Set([...data.filter(({ active }) => active).map(({ name }) => name), ...chosen])
  return (
    <MultiSelect
      label={t('departments')}
      placeholder={chosen.length === 0 ? t('departments.any') : ''}
      data={[...names].toSorted((one, other) => one.localeCompare(other, 'en-IN'))}
      searchable
      value={chosen}
      nothingFoundMessage={isError ? t('departments.failed') : t('departments.none')}
      comboboxProps={{ withinPortal: false }}
      onChange={onChange}
    />
  )
}

/** Whether a rule looks at such requests. */
function isRuleOf(rule: PolicyRule, request: StepDraft['request']): boolean {
  return request === '' || rule.startsWith('expense.') === (request === 'expense')
}
