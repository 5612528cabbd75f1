import { anyOf, inOrder, notBefore, patternsOf, type Wording } from '../text/in-order.ts'
import type { OutOfScope } from './types.ts'

/**
 * Things that travellers and others ask which are neither a search nor a trip of theirs. Matched against the corrected
 * words, so each pattern covers its misspellings.
 */
const TOPICS: readonly Wording[] = [
  /\bground (transport\w*|travel)\b|\b(car|bike|vehicle|truck) (rental|rent|hire)\b|\brent(al|ing)? (a )?(car|bike|ford|van|truck)\b|\b(taxi|cab|uber|ola|limousine|limo|bus|train|metro|ferry)s?\b/,
  /\b(pto|time off|day off|days off|vacation (days|request)|sick leave|leave (request|balance|application)|payroll|payslip|salary|w2|direct deposit|401k)\b/,
  /\bmy (luggage|baggage|suitcase)\b/,
  inOrder(/\b(luggage|baggage|bags?|suitcase)\b/, /\b(lost|happened|missing|status|find out|where)\b/),
  inOrder(/\b(lost|missing|happened to|find)\b/, /\b(luggage|baggage|suitcase)\b/),
  inOrder(/\b(status|on time|delayed|delay|landed|board(ing)?|gate) /, /\bflight\b/),
  inOrder(/\bflight\b/, /\b(status|on time|delayed|supposed to (board|land|leave|arrive)|boarding)\b/),
  /\b(fare|booking|airport|airline|restriction|class) codes?\b|\brestrictions? [a-z]{1,3}\b|\bmeaning of\b|\babbreviation/,
  inOrder(/\bwhat (does|do|is the) /, /\b(mean|stand for|abbreviation|definition)\b/),
  /\bflight (was|got|is|has been) cancel+ed\b|\b(need|want|get|claim) (a |my |the )?refund\b/,
  /\b(hold|lock|freeze|block) (the |this |that |my )?(price|fare|seat|ticket)s?\b|\b(notify|alert|ping|email|mail|text|call|whatsapp|phone) (me|my (manager|boss)|him|her|them)\b/,
  /^what (is|are) [a-z]{1,3}( [a-z\d]{1,3})?$/,
  /\bcapacity\b/,
  inOrder(/\bhow many (people|seats|passengers)\b/, /\b(fit|hold|carry|on an?)\b/),
  notBefore(/\b(aircraft|airplane|airbus|boeing|jet|plane)s?\b/, /\bticket/),
  /\b(weather|temperature|forecast|rain(ing)?|humidity|sunrise|sunset)\b/,
  /\b(currency|exchange rate|conversion|convert|dollars?|euros?|pounds?|usd|bitcoin|stock price|loan|mortgage|credit (card|score)|bank|routing number|balance|interest rate|atm|savings|taxes)\b/,
  notBefore(
    /\b(joke|jokes|riddle|poem|story|song|music|playlist|movie|game|dice|coin|sing|recipe|cook|ingredients?|calories|restaurants?|pizza|food|dinner reservation|lunch|meal ideas)\b/,
    /\bflights?\b/,
  ),
  /\b(alarm|timer|reminder|remind|calendar|to ?do list|shopping list|schedule (a |my )?(meeting|call)|text message|phone call|call (my|mom|dad)|e ?mail to|volume|lights?|thermostat|wi ?fi password|translate|spell(ed|ing)?|synonym|dictionary)\b/,
  /\b(visa|passport|vaccin\w*|travel (alert|warning|advisory)|insurance|plug (type|converter|adapter)|time ?zone|what time is it|tourist attractions?|amusement park|things to do|sight ?seeing|carry on rules?)\b/,
  /\b(capital|population|president|prime minister|history|website|app|software|password|uninstall|bridge|science|homework|sports?|cricket|football|war|news|election|meaning of life)\b/,
  notBefore(/\b(tires?|oil change|gas(oline)?|mpg|jump start|car|vehicle registration)\b/, /\bflights?\b/),
]

const GROUND = /\b(?:taxi|cab|uber|ola|limousine|limo|bus|train|metro|ferry)(?:s|es)?\b/g

/** Whether trains, buses and cabs are all that a sentence says beyond what the assistant does. */
export const isForeignByGround = (text: string): boolean =>
  isForeignTopic(text) && !isForeignTopic(text.replace(GROUND, ' '))

/** Returns the patterns by which a sentence is about something that the assistant does not do. */
export const foreignPatterns = (text: string): RegExp[] =>
  [...TOPICS, ABUSE, INSTRUCTION, APPROVE, APPROVE_VERB, OTHERS, EMPLOYEE]
    .filter((topic) => topic.test(text))
    .flatMap(patternsOf)

/** Whether the sentence is about something that the assistant does not do. */
export const isForeignTopic = (text: string): boolean => TOPICS.some((topic) => topic.test(text))

const INSTRUCTION = anyOf(
  inOrder(/\b(ignore|disregard|forget|override)\b/, /\b(instructions?|rules?|prompts?|policy|policies|guidelines?)\b/),
  inOrder(/\b(print|show|reveal)\b/, /\b(prompt|password|token|secret|api key)\b/),
  /\bsystem prompt\b|\byou are now\b|\b(act|pretend|behave) (as|to be|like)\b|\brepeat after me\b|\bdeveloper mode\b|\bjailbreak\b|cards? ?data\b|\bcards (start|end)\b/,
)
const APPROVE = inOrder(/\b(approve|mark|set|reject|make)\b/, /\b(approved?|rejected|trip|expense|request|trp)\b/)
const APPROVE_VERB = anyOf(
  /\b(approve|reject)\b/,
  inOrder(/\bmark (it|this|that|trp|the|my|them)\b/, /\b(approved|rejected)\b/),
  inOrder(/\bset\b/, /\bto approved\b/),
)
const ASKS_APPROVAL = anyOf(
  inOrder(/\b(was|is|has|been|get|status|when|will)\b/, notBefore(/\bapproved\b/, /\bmark/)),
  // 'Did my manager approve the trip': who decides is somebody else.
  inOrder(/\b(did|does|has|will)\b/, /\b(manager|boss|he|she|they|anyone|anybody|someone)\b/),
)
const EMPLOYEE = /\bemp ?\d+\b/
const OWN_TRIPS = /\bmy (\w+ ){0,2}(trips?|bookings?|requests?|expenses?|travel)\b/
const OTHERS = anyOf(
  /\b(trips?|bookings?|requests?|expenses?|data|travel|details?) (of|for|by) (employee|emp ?\d+|my (colleague|boss|manager|team ?mate)|other|everyone|all employees|another|others)|\ball employees?\b/,
  inOrder(
    /\b(everyone|everybody|someone else|other people|colleague|another employee|other employee)s?\b/,
    /\b(trips?|bookings?|requests?|data)\b/,
  ),
)

/** Why the sentence asks for something that no sentence can get, or undefined. */
export function refusal(text: string): OutOfScope | undefined {
  if (INSTRUCTION.test(text)) return 'instruction'
  if (APPROVE_VERB.test(text) && APPROVE.test(text) && !ASKS_APPROVAL.test(text)) return 'approval'
  if (OTHERS.test(text)) return 'other_person'
  if (
    EMPLOYEE.test(text) &&
    !OWN_TRIPS.test(text) &&
    /\b(trips?|bookings?|requests?|expenses?|data|show|list)\b/.test(text)
  )
    return 'other_person'
  return undefined
}

const ABUSE =
  /\b(stupid|idiots?|useless|dumb|moron|fool|junk|garbage|rubbish|crap|shit|fuck\w*|bloody|sucks?|hate you|shut up|bakwas|bewakoof|gadha|pagal)\b/

/** Whether the sentence is an insult. */
export const isAbuse = (text: string): boolean => ABUSE.test(text)
