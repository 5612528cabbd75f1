import { anyOf, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

/** What people do at the end of a drive; behind 'to' it says what the drive was for, and not where it went. */
const DOES = one(
  `catch | meet | see | visit | attend | deliver | collect | pick | pick up | drop | drop off | submit | deposit | withdraw | inspect | check | install | repair | fix | service | audit | review | discuss | present | train | teach
   learn | interview | buy | purchase | get | fetch | bring | return | sign | count | survey | measure | supervise | oversee | monitor | demo | demonstrate | pitch | sell | negotiate | finalise | finalize | close | open | start
   set up | test | verify | hand over | handover | join | receive | help | support | take | give | show | do | have | hold | conduct | speak | talk | register | pay | file | apply | renew | board | witness | assess | follow up | look at`,
)
const LEADS_TO = one('to | in order to | so as to')
/** What such a sentence may begin with. */
const BEGINS = one(
  `it was | that was | this was | was | it is | i went | we went | went | went there | i went there | we went there | gone there | i had | had | i needed | we had | had to go | i had gone | drove | drove there | i drove there | and | purpose was | the purpose was | reason was`,
)

/** What a drive was for, as 'to' and a verb say it: 'it was to catch the flight', 'went there to count the stock'. */
export function purposeTold(message: string): string | undefined {
  const { text, tokens } = wordingOf(message)
  const at = purposeAt(message)
  return at === undefined ? undefined : text.slice(tokens[at]?.start).trim()
}

/** A message without what it says of the purpose in that way. */
export function withoutPurpose(message: string): string {
  const { text, tokens } = wordingOf(message)
  const at = purposeAt(message)
  return at === undefined ? text : text.slice(0, tokens[at]?.start)
}

/** The place of the verb that says what for, up to the end of its sentence. */
function purposeAt(message: string): number | undefined {
  const { words } = wordingOf(message)
  const place = placeOf(inOrder(maybe(BEGINS), LEADS_TO, DOES), words)
  if (place === undefined) return undefined
  const verb = words.findIndex((_, at) => at >= place.start && at < place.end && LEADS_TO(words, at).length > 0)
  return verb < 0 ? undefined : Math.max(...LEADS_TO(words, verb))
}
