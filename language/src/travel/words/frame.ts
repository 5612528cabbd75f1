import { phrases } from '../../text/phrase-grammar.ts'
import { ADDRESS, PLEASE, THANKING } from '../../text/words/filler.ts'
import { PARTS_OF_DAY, UNITS } from '../../text/words/units.ts'

/**
 * The words that frame a traveller's wish: they say what is done with a value, and hold none. One class a list; English, and Hindi
 * in Latin letters, to which Devanagari is brought before.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Wants something. */
export const WANTING = words(`
  want need prefer like rather take book find search show get give use check
  chahiye chahie lo le dena dijiye`)
const ASKING = words(`
  wants wanted needs needed needing wanting love wish hope hoping plan planning planned looking look searching list see getting tell help require
  interested try trying finding seeking seek pull taking booking bookings booked reserve reservation pick choose select
  chaiye chahte chahta chahti dikhao dikha dikhaiye dekho lagao laga batao bata bataiye dhundo lena leni lelo dedo de`)

/** Changes what is there. */
export const CHANGING = words(`
  change changed make move shift switch set put update edit modify correct replace keep extend shorten postpone prepone reschedule advance
  swap add remove drop karo kar kardo karna karni karne kijiye rakho rakh badlo badal`)
const DOING = words(
  'changes changing made include adding have having use using turn reverse karke badalna rakhna jodo hatao',
)

/** Goes and stays. */
export const TRAVELLING = words(`
  fly flying go going travel travelling leave leaving depart departing departure come coming back home return returning stay staying reach reaching
  arrive arriving start starting end ending begin jana jaana aana wapas wapsi`)
const MOVING = words(`
  flies goes gonna travels traveling leaves departs departures comes returns returned home reaches arrives arrival land landing starts beginning
  sitting based located posted visit visiting head heading originating originate stop stops stopping stopover layover journeying spend taking off
  jane jaane jaa jaunga jaaunga jayenge aane aa vapas lautna nikalna niklunga nikalunga niklenge chodna pahunchna pahunchni pahunchu pahunchun pahunche pahunchaye pahuchna rukna hokar hote hue wapis wapasi vapsi lautne aate jaate ghar samay waqt`)

/** The trip and its parts. */
export const TRIP = words(`
  trip journey tour destination origin city cities date dates day purpose reason class checkin checkout in out hotel flight room night nights week leg legs
  onward outbound inbound tarikh tareekh`)
/** What results are called, in a message of values. */
export const RESULTS = words(
  'flight flights hotel hotels room rooms fare fares ticket option options class date purpose return departure',
)
const THINGS = words(`
  tickets airfare airfares airline airlines airport airports plane seat seats accommodation trips itinerary leg legs sector route source town place
  point station month price prices cost budget cabin connection connections connecting ways onwards passenger passengers people person traveller
  travellers traveler travelers guest guests adult adults party group schedule schedules baje taraf oor udaan kamra kamre`)

/** Says yes or no, and what is polite, beside a value. */
export const ANSWERING = [
  ...PLEASE,
  ...THANKING,
  ...words('sorry actually no nope yes ok okay hmm oh wait obviously definitely surely'),
]
/** Compares with what is there, or puts something in its place. */
export const COMPARING = words(`
  instead but still about new another different other more less all else same one extra additional mean meant should not without up before after
  until till upto only later earlier cheaper better more suit suits bhi too agle agli tak`)
/** Sets a limit, and says that it holds. */
export const LIMITING = words('under below within over above upto max maximum between has have')
/** Joins, opens and closes, and says nothing of the trip. */
const TALKING = [
  ...ADDRESS,
  ...words(`
  instead but about new another different other more all else same one mean meant up nah yeah sure hi hello hey um uh well now again both know any
  some each while whichever whatever must said still bit something what which when where how there possible anything anyone available whats hows theres therell information service total
  upcoming short soon particular good nice suitable great fine
  haan han haa ji nahi nahin bas theek thik acha accha jo kya kab kaunsi kaun`),
]

/** Words that bound or narrow a value, and are read with it alone: 'before 9', 'only IndiGo'. */
export const BOUNDING: ReadonlySet<string> = new Set(
  words(`
  before after by until till upto up only just around near nearby within under over below above less than max maximum most least between during
  through via and se tak pehle baad beech sirf at early late earlier later sometime anytime exactly roughly approximately about say even`),
)
/** Those of them that may stand behind it. */
export const BOUNDING_LAST: ReadonlySet<string> = new Set(
  words('only early late earlier later se tak pehle baad beech sirf and sometime anytime either'),
)
/** Doubts what is said; read where that left something open. */
export const DOUBTING: ReadonlySet<string> = new Set(
  words(`
  or ya either maybe perhaps possibly probably presumably approx approximately guess think may might shayad lagbhag kareeb takriban`),
)

/** Stands around a wish and neither bounds nor supposes anything, although its words could. */
export const AROUND_WISH = phrases(
  `if possible | if you can | if u can | if thats possible | if its possible | if available | check if | see if | know if | tell me if | i think | i think i | i guess i | as soon as possible | at the moment
   cheapest first | earliest first | fastest first | latest first | nearest first | best first | lowest first | first of all | but first | one of these | one of them | difference between | within policy | beyond policy | above policy | over policy | over budget | within budget | within limits | for today | for the day | not sure | how far`,
)

/** What of the units frames a wish; 'afternoon' and '3rd' are values. */
const FRAMING_UNITS = [...UNITS, ...PARTS_OF_DAY].filter((unit) =>
  /^(?:times?|way|days?|nights?|week(?:end)?|one|ones)$/.test(unit),
)

const FRAME: ReadonlySet<string> = new Set(
  [
    WANTING,
    ASKING,
    CHANGING,
    DOING,
    TRAVELLING,
    MOVING,
    TRIP,
    RESULTS,
    THINGS,
    ANSWERING,
    TALKING,
    FRAMING_UNITS,
  ].flat(),
)

/** Tells whether a word frames a wish. */
export const isFrame = (word: string): boolean => FRAME.has(word)

const AROUND_CANCELLING: ReadonlySet<string> = new Set([WANTING, TRAVELLING, ANSWERING, TALKING].flat())

/** Tells whether a word frames a wish to drop something; prices, places and changes are other matters there. */
export const isFrameOfCancelling = (word: string): boolean => AROUND_CANCELLING.has(word)
