import { alternatives } from '../../text/phrase-grammar.ts'
import { ADDRESS, PLEASE, THANKING } from '../../text/words/filler.ts'

/** What questions on receipts and claims are made of, beside the words that any reading may skip. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...PLEASE,
  ...THANKING,
  ...`or but than should may might must what which who whom whose when where how why much many all any each every some no
  not tell show give list display know see want need like get got find out about up down only ok
  okay hey hello overall ever far now already still yet total sum amount amounts money rupees rupee rs
  inr cost costs costing spend spends spent spending expense expenses expenditure expended claim claims claimed
  claiming receipt receipts bill bills invoice invoices purchase purchases transaction transactions paid pay paying
  bought buy make made go went going come comes put table tabular form rows report figures figure numbers number
  compare comparison compared against versus vs difference more less most least per person head record records history
  past time same one ones thing things everything altogether business work company office submitted submit sent send
  uploaded upload uploads conversation chat during over under between within since until till through kya kitna kitni
  kitne maine humne batao dikhao karo kiya kiye sab kul kharcha kharch raha hua na ji what's whats we've didn't don't
  ticket tickets share shares percent percentage proportion fraction hissa
  s t ve re m left remaining remain answer question exactly actually really currently right average avg mean group
  break broken split sort wise date dates day days week weeks month months year years quarter if new able again diya
  diye di liya liye lagaya hue hui huye paisa paise rupaye rupaya chahiye bata batana dikha dikhana zara old kaun sa
  si kahan karega karegi kisme kismein kiska kiski kaunsa kaunsi kaunse konsa konsi konse sabse trip trips details
  detail summary summarise summarize breakdown`.split(/\s+/),
])

const INTERROGATIVES = new Set(
  `what whats which who whom whose when where why how tell show list give find see check compare display know kya kab kaun kaunsa kaunsi kaunse konsa konsi konse
   kitna kitni kitne kahan kaise kis kiska kiski batao bata batana dikhao dikha`.split(/\s+/),
)
/** A question may come without its mark: 'is the dinner total 1900'. */
export const ASKED_FIRST = new RegExp(
  String.raw`^(?:(?:${alternatives(PLEASE, ADDRESS)}|so|and|but|ok|okay|hey|hi|no|well)\b[, ]*)*(?:is|are|was|were|isn't|isnt|wasn't|wasnt|does|do|did|has|have|had|should|shall|will|would|could|can|may|might|must|what|which|who|why|when|where|how|kya|kitna|kitne|kitni)\b`,
  'i',
)

/** Whether a message asks by its mark or by a word: 'which', 'show', 'is it'. */
export function asksInWords(message: string, words: readonly string[]): boolean {
  return /[?？]/.test(message) || ASKED_FIRST.test(message) || words.some((word) => INTERROGATIVES.has(word))
}
