/**
 * The words that frame a traveller's wish: they say what is done with a value, and hold none. One class a list; English, and Hindi
 * in Latin letters, to which Devanagari is brought before.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Wants, or asks for results. */
const ASKING = words(`
  want wanted wants need needed needs prefer like love wish hope hoping plan planning planned looking look find search searching show list see
  get getting give tell check help require interested try trying finding seeking seek needing wanting pull taking book booking bookings booked reserve reservation take pick choose select
  chahiye chahie chaiye chahte chahta chahti dikhao dikha dikhaiye batao bata bataiye dhundo lo le lena leni lelo dedo de do dena dijiye`)

/** Changes what is there. */
const CHANGING = words(`
  change changed changes changing make made move shift switch set put update edit modify correct replace keep extend shorten postpone prepone
  reschedule advance swap add include adding remove drop have having use using turn reverse
  karo kar kardo karna karni karne karke kijiye ho badlo badal badalna rakho rakh rakhna jodo hatao`)

/** Goes and stays. */
const TRAVELLING = words(`
  fly flies flying go goes going gonna travel travels travelling traveling leave leaves leaving depart departs departing departure departures
  come comes coming back return returns returning returned home reach reaches reaching arrive arrives arriving arrival land landing start starts
  starting begin beginning end ending stay staying visit visiting head heading originating originate stop stops stopping stopover layover
  onward onwards inbound outbound journeying spend
  take taking off
  jana jaana jane jaane jaa jaunga jaaunga jayenge aana aane aa wapas wapsi vapas lautna nikalna chodna pahunchna rukna hokar hote`)

/** The trip and its parts. */
const THINGS = words(`
  flight flights ticket tickets fare fares airfare airfares airline airlines airport airports plane seat seats hotel hotels room rooms
  accommodation stay trip trips journey tour travel itinerary leg legs sector route origin destination source city cities town place point
  station date dates day days time times week month night nights weekend morning evening price prices cost budget class cabin purpose reason
  check checkin checkout in out connection connections connecting way ways option options passenger passengers people person traveller
  travellers traveler travelers guest guests adult adults party group schedule schedules tarikh tareekh baje taraf oor udaan kamra kamre`)

/** Joins, opens and closes, and says nothing of the trip. */
const JOINING = words(`
  instead actually please pls plz kindly sorry no nope nah yes yeah ok okay sure thanks thank hi hello hey but also another other new different
  up wait hmm oh um uh well now again same both about mean meant know any some more each one ones something else all what which when how where
  there possible anything anyone any available whats hows theres therell information service total upcoming short soon particular good nice suitable great fine
  haan han haa ji nahi nahin bas theek thik acha accha bhai yaar jo ki kya kab kaunsi kaun`)

/** Words that bound or narrow a value, and are read with it alone: 'before 9', 'only IndiGo'. */
export const BOUNDING = words(`
  before after by until till upto up only just around near nearby within under over below above less than max maximum most least between during
  through via and se tak pehle baad beech sirf at early late earlier later sometime anytime exactly roughly approximately about say even`)
/** Those of them that may stand behind it. */
export const BOUNDING_LAST = words('only early late earlier later se tak pehle baad beech sirf and sometime anytime')

/** Doubts what is said; read where that left something open. */
export const DOUBTING = words(
  `or ya either maybe perhaps possibly probably presumably approx approximately guess think may might shayad lagbhag kareeb takriban`,
)

/** Tells whether a word frames a wish. */
export const isFrame = (word: string): boolean =>
  ASKING.has(word) || CHANGING.has(word) || TRAVELLING.has(word) || THINGS.has(word) || JOINING.has(word)
