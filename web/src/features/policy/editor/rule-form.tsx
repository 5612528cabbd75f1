import { ActionIcon, Autocomplete, Button, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { SEVERITIES } from '@pravas/contract/policy-document'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { ruleConsequence } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { IconPlus, IconX } from '../../../ui/icons.ts'
import type { EditedRule } from './edited-policy.ts'
import { structureNames } from './editor-queries.ts'
import { NamesInput } from './names-input.tsx'
import { CATEGORY_NAMES, FIELDS, type RuleField, STEPS } from './rule-fields.ts'
import classes from './rule-form.module.css'
import { newKey } from './typed-values.ts'

const t = texts(policyEditor)

export interface RuleFormProps {
  rule: EditedRule
  /** Names that other parts of the policy give to cities, classes and categories. */
  known: { cities: readonly string[]; classes: readonly string[]; categories: readonly string[] }
  /** What is wrong with a field of this rule, by its path within it. */
  mistake: (path: string) => string | undefined
  onChange: (rule: EditedRule) => void
}

/** All fields of a rule: its limit, for whom it holds, what happens beyond it, and its clause. */
export function RuleForm({ rule, known, mistake, onChange }: RuleFormProps) {
  const consequence = useId()
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  const grades = useQuery(structureNames('grade')).data
  const departments = useQuery(structureNames('department')).data
  const set = (changes: Partial<EditedRule>) => onChange({ ...rule, ...changes })
  const usesClasses = rule.city_classes.length > 0
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        {FIELDS[rule.rule].map((field) => (
          <LimitField
            key={field.name}
            field={field}
            value={rule.values[field.name] ?? ''}
            categories={[...CATEGORY_NAMES, ...known.categories]}
            error={mistake(field.name)}
            onChange={(value) => set({ values: { ...rule.values, [field.name]: value } })}
          />
        ))}
      </div>
      {rule.rule === 'expense.excluded' && (
        <NamesInput
          label={t('field.words')}
          placeholder={t('words.placeholder')}
          value={rule.words}
          error={mistake('words')}
          onChange={(words) => set({ words })}
        />
      )}
      <Steps rule={rule} mistake={mistake} onChange={(steps) => set({ steps })} />
      <fieldset className={classes.group}>
        <legend>{t('applies')}</legend>
        <p className={classes.hint}>{t('applies.hint')}</p>
        <div className={classes.fields}>
          <NamesInput
            label={t('applies.grades')}
            value={rule.grades}
            names={grades ?? []}
            error={mistake('applies.grades')}
            onChange={(names) => set({ grades: names })}
          />
          <NamesInput
            label={t('applies.departments')}
            value={rule.departments}
            names={departments ?? []}
            error={mistake('applies.departments')}
            onChange={(names) => set({ departments: names })}
          />
          {/* A journey is declared before anything is known of its claim. */}
          {rule.rule !== 'expense.mileage' && (
            <>
              <NamesInput
                label={t('applies.cities')}
                value={rule.cities}
                names={known.cities}
                disabled={usesClasses}
                error={mistake('applies.cities')}
                onChange={(names) => set({ cities: names })}
              />
              <NamesInput
                label={t('applies.city-classes')}
                value={rule.city_classes}
                names={known.classes}
                disabled={rule.cities.length > 0}
                error={mistake('applies.city_classes') ?? mistake('applies')}
                onChange={(names) => set({ city_classes: names })}
              />
            </>
          )}
          {rule.rule.startsWith('expense.') && rule.rule !== 'expense.mileage' && (
            <NativeSelect
              label={t('applies.on')}
              value={rule.on}
              data={[
                { value: '', label: t('on.any') },
                { value: 'trip', label: t('on.trip') },
                { value: 'no_trip', label: t('on.no-trip') },
              ]}
              onChange={({ currentTarget: { value } }) =>
                set({ on: value === 'trip' || value === 'no_trip' ? value : '' })
              }
            />
          )}
        </div>
      </fieldset>
      <div>
        <p id={consequence} className={classes.label}>
          {t('severity')}
        </p>
        <SegmentedControl
          {...(isPhone ? { orientation: 'vertical', fullWidth: true } : { size: 'xs' })}
          classNames={{ label: classes.choice }}
          aria-labelledby={consequence}
          value={rule.severity}
          data={SEVERITIES.map((value) => ({ value, label: ruleConsequence(value) }))}
          onChange={(value) => set({ severity: SEVERITIES.find((one) => one === value) ?? 'warn' })}
        />
      </div>
      <div className={classes.clause}>
        <TextInput
          label={t('clause.number')}
          value={rule.clause.number}
          error={mistake('clause.number')}
          onChange={({ currentTarget: { value } }) => set({ clause: { ...rule.clause, number: value } })}
        />
        <Textarea
          label={t('clause.text')}
          autosize
          minRows={1}
          maxRows={5}
          value={rule.clause.text}
          error={mistake('clause.text')}
          onChange={({ currentTarget: { value } }) => set({ clause: { ...rule.clause, text: value } })}
        />
      </div>
    </div>
  )
}

interface LimitFieldProps {
  field: RuleField
  value: string
  categories: readonly string[]
  error: string | undefined
  onChange: (value: string) => void
}

const MARKS = { rupees: { leftSection: '₹' }, percent: { rightSection: '%' }, number: {} } as const

function LimitField({ field, value, categories, error, onChange }: LimitFieldProps) {
  const { label, kind, choices = [] } = field
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={label}
        value={value}
        data={[...choices]}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (field.isCategory) {
    return (
      <Autocomplete label={label} value={value} data={[...new Set(categories)]} error={error} onChange={onChange} />
    )
  }
  return (
    <TextInput
      label={label}
      value={value}
      error={error}
      {...(kind === 'text' ? {} : { inputMode: 'decimal' as const, ...MARKS[kind] })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface StepsProps extends Pick<RuleFormProps, 'rule' | 'mistake'> {
  onChange: (steps: EditedRule['steps']) => void
}

/** What depends on a length of time: a row for each, the shortest first. */
function Steps({ rule: { rule, steps }, mistake, onChange }: StepsProps) {
  const listed = STEPS[rule]
  if (!listed) return null
  const { name, title, hoursLabel, valueLabel, choices, limit, value: valueName } = listed
  const change = (key: string, changes: Partial<EditedRule['steps'][number]>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)))
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {mistake(name) && <p className={classes.mistake}>{mistake(name)}</p>}
      {steps.map((step, at) => (
        <div key={step.key} className={classes.step}>
          <TextInput
            label={hoursLabel}
            inputMode="decimal"
            value={step.hours}
            error={mistake(`${name}.${at}.${limit}`)}
            onChange={({ currentTarget: { value } }) => change(step.key, { hours: value })}
          />
          {choices ? (
            <NativeSelect
              label={valueLabel}
              value={step.value}
              data={[...choices]}
              onChange={({ currentTarget: { value } }) => change(step.key, { value })}
            />
          ) : (
            <TextInput
              label={valueLabel}
              inputMode="decimal"
              rightSection="%"
              value={step.value}
              error={mistake(`${name}.${at}.${valueName}`)}
              onChange={({ currentTarget: { value } }) => change(step.key, { value })}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('steps.remove', { number: at + 1 })}
            onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...steps, { key: newKey(), hours: '', value: choices?.[0]?.value ?? '' }])}
      >
        {t('steps.add')}
      </Button>
    </fieldset>
  )
}
