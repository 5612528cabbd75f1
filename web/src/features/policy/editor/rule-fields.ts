import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { VEHICLES } from '@pravas/contract/vehicles'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import type { RuleKind } from '../rule-groups.ts'

const t = texts(policyEditor)

/** A field of a rule beside those that every rule has. */
export interface RuleField {
  name: string
  label: string
  kind: 'rupees' | 'percent' | 'number' | 'text' | 'choice'
  initial?: string
  /** May be left empty. */
  isOptional?: true
  choices?: readonly { value: string; label: string }[]
  /** Suggestions for a text: the four categories and the policy's sub-categories. */
  isCategory?: true
}

const amount = (label: string): RuleField => ({ name: 'amount', label, kind: 'rupees' })
const days = (label: string): RuleField => ({ name: 'days', label, kind: 'number' })

/** The fields of each kind of rule. */
export const FIELDS: Readonly<Record<RuleKind, readonly RuleField[]>> = {
  'flight.cabin': [],
  'flight.fare_cap': [amount(t('field.fare'))],
  'flight.over_lowest': [{ name: 'percent', label: t('field.over-lowest'), kind: 'percent' }],
  'hotel.city_cap': [amount(t('field.night'))],
  'hotel.stay_length': [{ name: 'nights', label: t('field.nights'), kind: 'number' }],
  'trip.booked_late': [days(t('field.notice'))],
  'expense.claimed_late': [days(t('field.claim-days'))],
  'expense.receipt_missing': [amount(t('field.receipt-above'))],
  'expense.per_diem': [
    {
      name: 'mode',
      label: t('field.mode'),
      kind: 'choice',
      initial: 'cap',
      choices: [
        { value: 'cap', label: t('mode.cap') },
        { value: 'allowance', label: t('mode.allowance') },
      ],
    },
    amount(t('field.day')),
    { name: 'breakfast_percent', label: t('field.breakfast'), kind: 'percent', initial: '0' },
  ],
  'expense.mileage': [
    {
      name: 'vehicle',
      label: t('field.vehicle'),
      kind: 'choice',
      initial: 'car',
      choices: VEHICLES.map((value) => ({ value, label: t(`vehicle.${value}`) })),
    },
    amount(t('field.kilometre')),
    { name: 'kilometres_a_day', label: t('field.kilometres'), kind: 'number', isOptional: true },
  ],
  'expense.category_cap': [
    { name: 'category', label: t('field.category'), kind: 'text', isCategory: true },
    amount(t('field.receipt')),
  ],
  'expense.excluded': [{ name: 'what', label: t('field.what'), kind: 'text' }],
  'expense.duplicate': [],
  'expense.outside_trip': [],
}

/** What of a rule depends on a length of time, in the words of the contract. */
interface RuleSteps {
  name: string
  limit: string
  value: string
  /** Whether the contract has minutes for the hours that are typed, of which the last may be left open. */
  isMinutes: boolean
  isRequired: boolean
  title: string
  hoursLabel: string
  valueLabel: string
  choices?: readonly { value: string; label: string }[]
}

export const STEPS: Partial<Record<RuleKind, RuleSteps>> = {
  'flight.cabin': {
    name: 'cabins',
    limit: 'up_to_minutes',
    value: 'best',
    isMinutes: true,
    isRequired: true,
    title: t('steps.cabins'),
    hoursLabel: t('steps.up-to'),
    valueLabel: t('steps.best'),
    choices: FLIGHT_CLASSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  },
  'expense.per_diem': {
    name: 'shares',
    limit: 'under_hours',
    value: 'percent',
    isMinutes: false,
    isRequired: false,
    title: t('steps.shares'),
    hoursLabel: t('steps.under'),
    valueLabel: t('steps.percent'),
  },
}

/** The four categories of the specification. */
export const CATEGORY_NAMES: readonly string[] = CATEGORIES
