import type { DateExpression } from '../../text/date-expression.ts'
import { anyOf, either, inOrder, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { around } from '../../text/words/around.ts'
import { YES } from '../../text/words/assent.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import { HESITATION } from '../../text/words/filler.ts'
import { REQUEST, SPEAKER, WANT } from '../../text/words/leads.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

/** A value of the trip that shall stay, after others were looked at: its day, its part of the day, or the day as it is. */
export type Keeping =
  | { what: 'day'; expression: DateExpression; words: string }
  | { what: 'period'; words: string }
  | { what: 'same' }

const AROUND = around(HESITATION, YES, REQUEST, SPEAKER, WANT, phrases('oh | oops | wait | just | only | let me'))
const KEEP = anyOf(
  phrases(
    'keep | keep it | keep it on | keep it at | keep to | stick to | stick with | stay with | retain | leave it on | leave it at | let it be | let it stay | let it remain | back to | go back to',
  ),
)
const THE = several(anyOf(DETERMINER, POINTER, phrases('on | for | at | date | day')))
const ONE = several(
  anyOf(
    phrases(
      'one | ones | flight | flights | date | day | only | itself | as it is | hi | wala | wali | waali | for now | then',
    ),
  ),
)
const STAYS = anyOf(
  phrases(
    `is fine | is ok | is okay | is good | is better | works | works better | suits me | will do | is alright | hi rakho | rakho | rakh do | rakhte hain | hi theek hai | hi thik hai | theek hai | thik hai | hi sahi hai | hi rehne do | rehne do | rahne do | hi chalega`,
  ),
)
const VALUE = either(anyOf(['<date>']), anyOf(['<period>']))
const isWhole: Rule = (words, at) => (at === words.length ? [at] : [])
const KEEPS = inOrder(
  AROUND,
  either(
    inOrder(KEEP, THE, VALUE, ONE),
    inOrder(THE, VALUE, ONE, STAYS),
    inOrder(THE, anyOf(['<date>']), anyOf(['only', 'hi'])),
  ),
  AROUND,
  isWhole,
)
const SAME_DAY = anyOf(phrases('same day | same date | usi din | wahi date | wahi din'))
const KEEPS_SAME = inOrder(
  AROUND,
  several(anyOf(phrases('keep | on | the | that | stick to'))),
  SAME_DAY,
  several(either(STAYS, anyOf(phrases('only | hi | itself')))),
  AROUND,
  isWhole,
)

/**
 * Reads a wish that nothing but keeps a value: 'no, keep the 21st', 'let it be Friday', 'morning hi rehne do', 'same day is fine'.
 * Undefined where a message says anything else.
 */
export function keepingIn(message: string): Keeping | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(message)))
  const said = tokens.map(({ said }) => said)
  if (KEEPS_SAME(said, 0).length > 0) return { what: 'same' }
  const values = findEntities(tokens).filter(({ value }) => value.kind === 'date' || value.kind === 'period')
  const [value, ...others] = values
  if (!value || others.length > 0) return undefined
  const words = tokens.flatMap((token, at) =>
    at < value.start || at >= value.end ? [token.said] : at === value.start ? [`<${value.value.kind}>`] : [],
  )
  if (KEEPS(words, 0).length === 0) return undefined
  const spoken = wordsOf(tokens.slice(value.start, value.end))
  return value.value.kind === 'date'
    ? { what: 'day', expression: value.value.expression, words: spoken }
    : { what: 'period', words: spoken }
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ')
