import { policyRules } from './en/policy-rules.ts'
import { texts } from './texts.ts'

const text = texts(policyRules)
const LIST = new Intl.ListFormat(text('locale'))

/** A rule of the policy, as far as it is said in words; money is in rupees. */
export type StatedRule = { applies?: StatedConditions | undefined } & (
  | { rule: 'flight.cabin'; cabins: readonly { up_to_minutes?: number | undefined; best: string }[] }
  | { rule: 'flight.fare_cap' | 'hotel.city_cap' | 'expense.receipt_missing'; amount: number }
  | { rule: 'flight.over_lowest'; percent: number }
  | { rule: 'hotel.stay_length'; nights: number }
  | { rule: 'trip.booked_late' | 'expense.claimed_late'; days: number }
  | {
      rule: 'expense.per_diem'
      mode: 'cap' | 'allowance'
      amount: number
      shares: readonly { under_hours: number; percent: number }[]
      breakfast_percent: number
    }
  | {
      rule: 'expense.mileage'
      vehicle: string
      amount: number
      kilometres_a_day?: number | undefined
    }
  | { rule: 'expense.category_cap'; category: string; amount: number }
  | { rule: 'expense.excluded'; what: string; words: readonly string[] }
  | { rule: 'expense.duplicate' | 'expense.outside_trip' }
)

/** For whom and where a rule holds. */
export interface StatedConditions {
  grades?: readonly string[] | undefined
  departments?: readonly string[] | undefined
  cities?: readonly string[] | undefined
  city_classes?: readonly string[] | undefined
  on?: 'trip' | 'no_trip' | undefined
}

/** Names what a kind of rule is about. */
export function ruleKind(rule: StatedRule['rule']): string {
  return text(`kind.${rule}`)
}

/** Says what else holds for a rule beside its limit, a sentence each. */
export function ruleNotes(rule: StatedRule): string[] {
  if (rule.rule === 'expense.per_diem') return mealNotes(rule)
  if (rule.rule === 'expense.mileage') {
    const { kilometres_a_day: kilometres } = rule
    return kilometres === undefined ? [] : [text('expense.mileage.most', { kilometres })]
  }
  return rule.rule === 'expense.excluded' ? [text('expense.excluded.words', { words: rule.words.join(', ') })] : []
}

/** Says what a rule allows in one sentence without its full stop; `money` writes an amount of rupees. */
export function ruleLimit(rule: StatedRule, money: (rupees: number) => string): string {
  switch (rule.rule) {
    case 'flight.cabin':
      return cabinText(rule.cabins)
    case 'flight.over_lowest':
      return rule.percent === 0 ? text('flight.over_lowest.none') : text(rule.rule, { percent: rule.percent })
    case 'hotel.stay_length':
      return text(rule.rule, { nights: rule.nights })
    case 'trip.booked_late':
      return rule.days === 0 ? text('trip.booked_late.any') : text(rule.rule, { days: rule.days })
    case 'expense.claimed_late':
      return rule.days === 0 ? text('expense.claimed_late.same-day') : text(rule.rule, { days: rule.days })
    case 'flight.fare_cap':
    case 'hotel.city_cap':
    case 'expense.receipt_missing':
      return text(rule.rule, { amount: money(rule.amount) })
    case 'expense.per_diem':
      return text(`expense.per_diem.${rule.mode}`, { amount: money(rule.amount) })
    case 'expense.mileage':
      return text(rule.rule, { vehicle: rule.vehicle, amount: money(rule.amount) })
    case 'expense.category_cap':
      return text(rule.rule, { category: rule.category, amount: money(rule.amount) })
    case 'expense.excluded':
      return text(rule.rule, { what: rule.what })
    case 'expense.duplicate':
    case 'expense.outside_trip':
      return text(rule.rule)
  }
}

function cabinText(cabins: Extract<StatedRule, { rule: 'flight.cabin' }>['cabins']): string {
  const [only, ...more] = cabins
  if (only && more.length === 0 && only.up_to_minutes === undefined) {
    return capitalised(text('flight.cabin.all', { cabin: only.best }))
  }
  const parts = cabins.map(({ up_to_minutes: minutes, best: cabin }) =>
    minutes === undefined
      ? text('flight.cabin.longer', { cabin })
      : text('flight.cabin.up-to', { cabin, time: timeText(minutes) }),
  )
  const isOpen = cabins.at(-1)?.up_to_minutes !== undefined
  return capitalised([...parts, ...(isOpen ? [text('flight.cabin.any-longer')] : [])].join('; '))
}

function mealNotes({
  shares,
  breakfast_percent: percent,
}: Extract<StatedRule, { rule: 'expense.per_diem' }>): string[] {
  const parts = shares.map((share) =>
    text('expense.per_diem.share', { percent: share.percent, time: timeText(share.under_hours * 60) }),
  )
  return [
    ...(parts.length > 0 ? [text('expense.per_diem.shares', { shares: LIST.format(parts) })] : []),
    ...(percent > 0 ? [text('expense.per_diem.breakfast', { percent })] : []),
  ]
}

/** Minutes as hours and minutes, such as '4 hours' or '1 h 30 min'. */
function timeText(whole: number): string {
  const minutes = Math.round(whole)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return text('time.minutes', { minutes: rest })
  return rest === 0 ? text('time.hours', { hours }) : text('time.both', { hours, minutes: rest })
}

/** Says for whom and where a rule holds, a part each; nothing where it holds for everyone. */
export function ruleConditions({ applies = {} }: Pick<StatedRule, 'applies'>): string[] {
  const { grades, departments, cities, city_classes: classes, on } = applies
  return [
    ...(grades ? [text('grades', { count: grades.length, names: LIST.format(grades) })] : []),
    ...(departments ? [text('departments', { names: LIST.format(departments) })] : []),
    ...(cities ? [text('cities', { names: LIST.format(cities) })] : []),
    ...(classes ? [capitalised(text('city-classes', { names: LIST.format(classes) }))] : []),
    ...(on ? [text(`on.${on}`)] : []),
  ]
}

/** The same in a line, 'Everyone' where a rule has no conditions. */
export function ruleScope(rule: Pick<StatedRule, 'applies'>): string {
  return ruleConditions(rule).join(' · ') || text('everyone')
}

/** Says what happens to a request beyond a rule. */
export function ruleConsequence(severity: 'warn' | 'reason' | 'block'): string {
  return text(`severity.${severity}`)
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
