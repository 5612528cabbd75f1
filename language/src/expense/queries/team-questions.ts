import { anyOf, inOrder, maybe, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { personIn } from '../claims/queue-questions.ts'
import type { ParsedQuery } from './parse.ts'
import type { Query } from './query.ts'
import { EMPTY } from './question.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const OF_TEAM = phrases('my team | the team | our team | my people | my reportees | my reports | my guys | team')
const PERSON = phrases(
  'person | persons | people | employee | employees | reportee | reportees | member | members | team member | team members | teammate | guy | guys | head | reports',
)
const WHO = phrases(
  `who | whos | which of | which one of | kisne | kaun | top spender | top spenders | biggest spender | highest spender | top claimer | each of | every one of | everyone in | everybody in | all of`,
)
/** Each of the people by themselves: 'per person', 'which of my people', 'person wise'. */
const EACH = [
  inOrder(one('per | by | each | every | which'), maybe(one('of my | of the | one of my | of our')), anyOf(PERSON)),
  inOrder(one('person | employee | member | people | name | reportee'), one('wise')),
  inOrder(
    one('each of | all of | every one of | which of | who of | who in | who from | who all in | everyone in'),
    anyOf(OF_TEAM),
  ),
  one(
    'top spender | top spenders | biggest spender | biggest spenders | highest spender | biggest claimer | top claimer | kisne sabse zyada | kisne sabse jyada | kisne kitna',
  ),
  inOrder(
    one('who | kisne | kaun'),
    one('spent | spends | has spent | claimed | has claimed | claims | spend | claim | kharch'),
    one('the most | most | the highest | highest | the maximum | max | the least | sabse zyada | how much | maximum'),
  ),
]
const MONEY = phrases(
  `spend | spends | spent | spending | spender | spenders | claim | claims | claimed | cost | costs | total | totals | kharch | kharcha | how much | kitna | kitne | kitni | expense | expenses | figure | figures | bills | paid | amount | most | highest`,
)
const MOST = one('most | highest | maximum | max | top | biggest | sabse zyada | sabse jyada')

/** What such questions are made of. */
export const TEAM_WORDS: ReadonlySet<string> = wordsIn(OF_TEAM, PERSON, WHO, MONEY, [
  'by in and the each every per wise about what did has have so far total sabse zyada jyada ne kiya kia the most highest maximum max least claimer with of for from',
])

/**
 * Returns a question of what people of one's team claimed, each by themselves or one by name; undefined for anything else, and for who
 * has no team. `before` is the question before: 'and Vikram?' goes on with another person.
 */
export function teamQuestionIn(
  message: string,
  { said }: ParsedQuery,
  { team, before }: { team: readonly string[]; before: Query | undefined },
): Query | undefined {
  if (team.length === 0) return undefined
  const person = personIn(message, team)
  const isOfMoney = says(message, anyOf(MONEY))
  const isEach = EACH.some((rule) => says(message, rule)) || namesSeveral(message, team)
  const goesOn =
    before?.group === 'person' && person !== undefined && wordingOf(message).words.length <= MOST_OF_FOLLOW_UP
  if (goesOn && !isOfMoney) return { ...before, person, ...filtersOf(said) }
  if (!isEach && (person === undefined || !isOfMoney)) return undefined
  return {
    ...EMPTY,
    ...filtersOf(said),
    basis: said.basis ?? 'spent',
    group: 'person',
    person: isEach ? null : (person ?? null),
    against: { kind: 'team', alone: true },
    top: says(message, MOST) ? 1 : null,
  }
}

/** 'Compare Asha and Vikram'. */
const namesSeveral = (message: string, team: readonly string[]): boolean =>
  team.filter((name) => personIn(message, [name]) !== undefined).length > 1

const MOST_OF_FOLLOW_UP = 5

/** What narrows it down; whose it is, is no merchant. */
const filtersOf = ({
  categories,
  kinds,
  cities,
  means,
  statuses,
  period,
  leastPaise,
  mostPaise,
}: ParsedQuery['said']) => ({
  ...(categories && { categories }),
  ...(kinds && { kinds }),
  ...(cities && { cities }),
  ...(means && { means }),
  ...(statuses && { statuses }),
  ...(period && { period }),
  ...(leastPaise != null && { leastPaise }),
  ...(mostPaise != null && { mostPaise }),
})
