import { affirmedTokens } from '../../text/affirmed-text.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { correctSpelling } from '../spelling.ts'
import { type AskedOfRequest, askedOfRequest, isOnlyQuestion, WITHDRAWS } from './request-questions.ts'
import { found, foundInTurn, spellingsOf } from './said.ts'

/** What a message says of the request that was spoken of last, which it need not name. */
export interface RequestFollowUp {
  wish: 'ask' | 'change' | 'withdraw'
  asks?: AskedOfRequest
  /** Nothing else is said. */
  isWhole: boolean
}

const IT = anyOf(
  phrases(
    `it | that | this | them | the date | the dates | the return | the departure | the flight | the hotel | the stay | the trip | the request | one there | one | there | in it | to it
     isko | ise | usko | use | isme | usme | iska | uska | iski | uski | iske | uske | wo | woh | ye | yeh`,
  ),
)
const CHANGES = anyOf(
  phrases(
    `change | reschedule | modify | edit | amend | postpone | prepone | move | shift | push | extend | shorten | advance | delay | bring | make | swap | replace | switch | update
     add | include | put | remove | drop | badal | badlo | badal do | badalna | jodo | jod do | hata do | hatao | aage badha | aage badhao | aage kar | peeche kar | piche kar | aage khiska | pehle kar | kar do | kardo | kar dijiye`,
  ),
)
const DETAILS = anyOf(phrases('detail | details | full details | detail dikhao | info | information'))
const COST = anyOf(
  phrases(
    'how much did it cost | how much did they cost | how much was it | how much is it in all | cost in all | total cost | kitna kharch | kitne ka tha | kitna laga',
  ),
)
const LATEST = anyOf(phrases('latest | newest | recent | last'))
const INSTEAD = anyOf(phrases('instead | rather | ki jagah | ke bajaye | instead of'))
const DROPS = anyOf(
  phrases(
    'drop it | drop that | drop this | drop the | drop my | delete it | delete that | delete the | remove it | remove that request | remove the request | hata do | hatao',
  ),
)
const PART = anyOf(phrases('hotel | room | stay | return | return flight | flight | flight back | night | day'))
const STANDS = anyOf(
  phrases(
    'status | approved | decided | pending | stuck | seen | looked | reached | rejected | news | update | how long | when | kab | kahan tak | ho gaya | hua kya',
  ),
)

/**
 * Reads a message as one that goes on about a request: 'who has to approve it?', 'make that a day earlier', 'take it back'. Means
 * something only where a request was spoken of just before.
 */
export function requestFollowUpIn(message: string): RequestFollowUp | undefined {
  const text = clean(romanised(message))
  const said = tokenise(text)
  const words = spellingsOf(correctSpelling(said))
  const written = said.map((token) => token.said)
  const wanted = spellingsOf(correctSpelling(affirmedTokens(text)))
  if (!found(PART, wanted) && (found(WITHDRAWS, wanted) || found(DROPS, wanted)))
    return { wish: 'withdraw', isWhole: false }
  const changes = foundInTurn(wanted, CHANGES, IT) || foundInTurn(wanted, IT, CHANGES) || found(INSTEAD, words)
  const asks = askedOfRequest(written) ?? askedOfRequest(words)
  const isQuestion = asks === 'approver' || asks === 'reason'
  if (changes && !isQuestion) return { wish: 'change', isWhole: true }
  if (isQuestion || (message.includes('?') && asks))
    return { wish: 'ask', asks, isWhole: isOnlyQuestion(written) || isOnlyQuestion(words) }
  if (
    foundInTurn(wanted, IT, DETAILS) ||
    foundInTurn(wanted, DETAILS, IT) ||
    (found(DETAILS, wanted) && found(LATEST, wanted))
  )
    return { wish: 'ask', isWhole: true }
  if (found(COST, words)) return { wish: 'ask', isWhole: true }
  return message.includes('?') && found(STANDS, words)
    ? { wish: 'ask', isWhole: isOnlyQuestion(written) || isOnlyQuestion(words) }
    : undefined
}
