import { anyOf, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { says } from '../../text/phrases-in.ts'

const BUDGET = phrases('budget | budgets | bajat')
const ASKS = phrases(
  `left | remaining | remains | have | has | available | balance | bacha | bachi | baki | baaki | status | used | spent | how much | what is | whats | kitna | kitni | is there | any | over | exceed | exceeded | enough | show | tell`,
)
const MORE = phrases(
  'how are we doing | against | doing | inside | within | till | until | march | locked | of | our | my | the | team | teams | cost centre | cost center | cc | department | dept | project | year | this | fy | financial | still | now | we | i | in | for | so far | yet | do | does | hai | ka | ke | ki | if | approve | all | pending | ones',
)
const ANY: Rule = anyOf(BUDGET)

/** What such questions are made of. */
export const BUDGET_WORDS: ReadonlySet<string> = wordsIn(BUDGET, ASKS, MORE)

/** What budgets are kept for. */
const KEPT_FOR = anyOf(phrases('cost centre | cost center | department | dept | project'))
const LEFT = anyOf(phrases('left | remaining | remains | balance | bacha | bachi | baki | baaki | locked | available'))

/** Whether a message asks what is left of a budget. */
export const asksOfBudget = (message: string): boolean =>
  says(message, ANY) || (says(message, KEPT_FOR) && says(message, LEFT))
