import { anyOf, either, inOrder, phrases, several, wordsIn } from '../../text/phrase-grammar.ts'
import { COURTESY } from '../../text/words/filler.ts'
import { found, foundInTurn } from './said.ts'

/** What is asked of a request beside how it stands: who decides, why it was refused, what it holds, or whether its tickets are there. */
export type AskedOfRequest = 'approver' | 'reason' | 'contents' | 'tickets'

const WHO = anyOf(phrases('who | whos | whom | whose | kaun | kon | kisko | kiske | kiski'))
const DECIDES = anyOf(
  phrases(
    `approve | approves | approver | approving | approval | decide | decides | deciding | sign off | sign it off | sign on | clear it | clears it | sanction | review | reviews | desk | table | with | has it | got it | looking at
     paas | haath | pass hai`,
  ),
)
const WHY = anyOf(
  phrases(
    'why | how come | what reason | which reason | the reason | whats the reason | reason for | reason | kyun | kyu | kyon | kis wajah | wajah | karan',
  ),
)
const CONTENTS = anyOf(
  phrases(
    `whats in | what is in | what all is in | whats there in | what does it have | what did i book | details | details of | what was in | which flight | which flights | which hotel | what flight | what hotel | what time | tell me about | show me | show | kya hai | kya tha | kaunsi flight | kaunsa hotel | what it has | whats it | hotel`,
  ),
)
const TICKETS = anyOf(phrases('ticket | tickets | booked | pnr | boarding pass | seat | seats'))

/** Reads what words ask of a request that they name, or that was just spoken of. */
export function askedOfRequest(words: readonly string[]): AskedOfRequest | undefined {
  if (foundInTurn(words, WHO, DECIDES)) return 'approver'
  if (found(WHY, words)) return 'reason'
  if (found(TICKETS, words)) return 'tickets'
  return found(CONTENTS, words) ? 'contents' : undefined
}

const IT = anyOf(
  phrases(
    'it | that | this | the | my | request | requests | trip | booking | one | travel | that one | this one | use | usko | isko | ise | wo | woh | ye | yeh | us | is | wali | wala',
  ),
)
/** 'Withdraw', 'take that request back', 'usko wapas le lo'. */
export const WITHDRAWS = either(
  anyOf(
    phrases(
      'cancel | withdraw | recall | pull back | take back | call off | call back | scrap | discard | radd | wapas le | wapas lo | wapas lena | cancel kar',
    ),
  ),
  inOrder(anyOf(phrases('take | pull | call | get | bring')), several(IT), anyOf(phrases('back | off'))),
)

const AROUND = wordsIn(
  phrases(
    `a about again all already and any are as at be been by can could did do does done for from get give given has have he her him his how i in is it its just me my now of on one or our reject rejected refuse refused decline declined turned down
     request said say says she so status supposed tell than that the their them then they this to trip us was we were what when which will with would yet you not approve approved approves approver approval who whos whose whom why reason desk right
     sign off signed decide decides deciding review reviews looking got still hai hain tha thi ka ki ke ko ne se mein me par abhi ab ye yeh wo woh isko ise usko use kaun kon kisko kiske kiski paas pass karega karegi karenge kyun kyu kyon kya hua hui reject mana kiya kar diya di batao`,
  ),
)

const POLITE = wordsIn(COURTESY)

/** Whether words say nothing beside a question about a request. */
export const isOnlyQuestion = (words: readonly string[]): boolean =>
  words.every((word) => AROUND.has(word) || POLITE.has(word))
