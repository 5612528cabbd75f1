import { paiseFromRupees } from '@pravas/contract/money'
import type { PolicyEntry } from '@pravas/contract/policy-document'
import type { PolicySubject } from '@pravas/language/text/policy-question'
import { answers } from '@pravas/messages/policy-answer'
import { spokenLanguage } from '@pravas/messages/spoken'
import { note, replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../../formats.ts'
import { decidingEntry, type PolicyOfDay } from '../../../../policy/version-rules.ts'
import { stayOf } from '../../../../trips/draft/stay-rules.ts'
import { durationWords } from '../../../trip-texts/option-text-rules.ts'
import { aside } from '../outcome.ts'
import { policyWords } from '../policy-words.ts'
import { focusOf } from '../selection-rules.ts'
import type { DialogueState } from '../state.ts'
import type { Answer } from './asked.ts'

/** What the policy sets for one thing: in English with the clauses, in other languages the limit alone. */
function limits(...subjects: PolicySubject[]): Answer {
  return ({ state, said }) => {
    const { policy, talk } = said
    const city = talk.policy.city ?? stayOf(state).city ?? state.criteria.to
    const ofCity = subjects.includes('hotel') || subjects.includes('meals')
    if (policy.policy === null) return aside(state, answers('none'))
    if (spokenLanguage() === 'en')
      return aside(state, policyWords({ subjects, ...(ofCity && city !== undefined && { city }) }, policy))
    return aside(state, subjects.map((subject) => limitWords(subject, policy, city)).join('\n'))
  }
}

/** A limit in the language of the turn. */
function limitWords(subject: PolicySubject, policy: PolicyOfDay, city: string | undefined): string {
  const about = { city: city ?? null, onTrip: true }
  switch (subject) {
    case 'hotel': {
      const { entry } = decidingEntry(policy, 'hotel.city_cap', about)
      if (city === undefined) return replies('question.policy-silent')
      return entry
        ? replies('question.hotel-limit', { city, amount: amountOf(entry) })
        : replies('question.hotel-no-limit', { city })
    }
    case 'fare': {
      const { entry } = decidingEntry(policy, 'flight.fare_cap', about)
      return entry ? replies('question.fare-limit', { amount: amountOf(entry) }) : replies('question.policy-silent')
    }
    case 'cabin': {
      const { entry } = decidingEntry(policy, 'flight.cabin', about)
      const [short, long] = entry?.cabins ?? []
      if (!short) return replies('question.policy-silent')
      const minutes = short.up_to_minutes
      return replies('question.cabin', {
        class: short.best,
        hours: minutes === undefined ? 'none' : durationWords(minutes),
        longer: long?.best ?? 'none',
      })
    }
    case 'meals': {
      const { entry } = decidingEntry(policy, 'expense.per_diem', about)
      return entry
        ? replies('question.meals-limit', { amount: amountOf(entry), city: city ?? 'none' })
        : replies('question.policy-silent')
    }
    default:
      return replies('question.policy-silent')
  }
}

const amountOf = ({ amount }: Extract<PolicyEntry, { amount: number }>): string => priceText(paiseFromRupees(amount))

export const classAllowed: Answer = limits('cabin')
export const hotelLimit: Answer = limits('hotel')
export const fareLimit: Answer = (asked) =>
  limits(asked.said.talk.policy.subjects.includes('notice') ? 'notice' : 'fare')(asked)
export const dailyAllowance: Answer = limits('meals')
export const groundAllowed: Answer = ({ state }) => aside(state, note('question.ground-allowed'))

/** What the policy says of what the question names, else of what is looked at, else in short. */
export const policy: Answer = (asked) => {
  const { state, said } = asked
  const { subjects } = said.talk.policy
  const told = subjects.length > 0 ? subjects : inSight(state)
  return told.length > 0 || spokenLanguage() !== 'en'
    ? limits(...(told.length > 0 ? told : (['cabin', 'fare'] as const)))(asked)
    : aside(state, policyWords(said.talk.policy, said.policy))
}

function inSight(state: DialogueState): PolicySubject[] {
  const { asked } = state
  if (asked?.about === 'class') return ['cabin']
  if (asked?.about !== 'choice') return []
  return focusOf(state, undefined) === 'hotel' ? ['hotel'] : ['cabin', 'fare']
}
