import { isTentative, isUnsure } from '../text/certainty.ts'
import { romanised } from '../text/devanagari.ts'
import { isBareValue } from './bare-value.ts'

/** Words of a wish to change a value of the trip; beside values they say nothing else. */
const CHANGE_WORDS: ReadonlySet<string> = new Set(
  `change changed make move shift switch set put update edit modify correct replace keep want need prefer like would rather use take book find search show get
  give fly flying go going travel travelling leave leaving depart departing departure come coming back return returning stay staying reach reaching arrive arriving
  start starting end ending begin extend shorten postpone prepone reschedule advance i we me us my our you it its is be should this that these trip journey tour
  please pls plz kindly can could will let lets us instead actually sorry no not nope yes ok okay then also but just only new another different other later earlier
  thanks thank destination origin city date dates day purpose reason class check checkin checkout in out stay hotel flight room outbound onward inbound about
  the till until up upto by more less extra additional one night nights week before after swap cities add remove drop without all else same
  karo kar do kardo kijiye dijiye karna ho jana jaana aana wapas wapsi chahiye chahie rakho rakh lo le badlo badal dena tarikh tareekh mujhe hume
  meri mera mere hamara ki ka ke ko se tak par pe mein me aur agle agli instead departing am im ill meant mean wait hmm oh`.split(
    /\s+/,
  ),
)
/** A request may end with a question mark; any other question asks. */
const REQUEST =
  /^\W*(?:(?:please|ok|okay|no|sorry|actually|and)\W+)*(?:(?:can|could|would|will) (?:you|we|i)|(?:what|how) about)\b/i

/** Whether a message leaves open what is wanted: it asks, names alternatives, or is not sure. */
export function isOpen(said: string): boolean {
  const message = romanised(said)
  if (message.includes('?') && !REQUEST.test(message)) return true
  return /\b(?:or|ya|either|whether|versus|vs)\b/i.test(message) || isTentative(message) || isHoping(message)
}

const isHoping = (message: string): boolean => isUnsure(message) && /\b(?:hoga|hogi|honge)\b/i.test(message)

/**
 * Whether a message wishes for another value of the trip and says nothing else: each word of it is a value, or a word of
 * such a wish. Questions, alternatives and what is not sure change nothing, nor do other words beside a value.
 */
export function isPlainChange(said: string): boolean {
  const message = romanised(said)
  if (isOpen(message) || /\b(?:what|how) about\b/i.test(message)) return false
  return isBareValue(message.replace(/[“”"]/g, ''), CHANGE_WORDS)
}
