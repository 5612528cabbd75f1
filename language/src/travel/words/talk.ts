import { wordsIn } from '../../text/phrase-grammar.ts'
import {
  ADDRESS,
  APOLOGY,
  AT_ONCE,
  COURTESY,
  FAMILIAR,
  HESITATION,
  HINDI_THANKS,
  PLAIN_SPEAKING,
  PLEASE,
  SIGH,
} from '../../text/words/filler.ts'

/**
 * The words that turns of phrase about a request, its results and the dialogue are made of. They ask, judge and point, and hold no value
 * of a trip; many say the same thing twice ('baggage allowance', 'the difference between these'), so that an answer need not rest on
 * each. The list is closed. What excludes, bounds, counts, doubts or supposes never belongs here, and neither does a name, a day, a
 * place, or a thing that could be wished for.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What a request goes through, and who has to do with it. */
const REQUEST = words(`
  tripmate pravas manager managers boss approver approvers approve approves approved approving approval approvals decide decides decided decision
  policy policies rule rules limit limits allowed allow allows allowance allowances permitted entitled entitlement exceed exceeds exceeding exception exceptions
  request requests requested draft drafts claim claims status pending waiting rejected reject rejects rejection declined refused withdraw recall
  submit submits submitted submitting send sends sent sending bhej bheja bheji bhejo bhejna bhejne bhejiye bhejenge
  company office organisation employee employees rate rates rating ratings baggage luggage amenities total totals altogether result results direction directions
  finalise finalize final confirm confirmed confirming proceed progress reviewed noted summary details detail information info`)

/** Asks, tells and thinks. */
const SPEECH = words(`
  whether why who whom whos whose because since cause reason reasons explain suggest suggestion recommend advise advice mean means meaning meant say says said saying tell
  told tells talk talking speak speaking speaks listen listening hear heard ask asks asked asking question questions answer answers reply called call know knows knew
  remember reminder wonder wondering wondered idea ideas happen happens happened matter matters problem problems issue mistake mistakes mistaken wrong
  understand understood clear sure unsure decide think thinking thought believe feel suppose hear name named names type typed
  difference compare compared comparison differ versus include includes included including mention mentioned mentions available availability
  number numbers count per each every everything everyone everybody someone something nothing none somewhere yet anyway anyhow regardless 
  automatically automatic books issues onboard board
  usual usually normal normally real really actually honestly frankly simply quite pretty rather somewhat fairly totally completely basically literally obviously`)

/** Judges, and says how things are. */
const JUDGEMENT = words(`
  good better best great nice fine okay perfect excellent awesome lovely cool super wonderful amazing happy glad bad worse worst terrible awful
  ideal suitable decent proper right correct wrong reasonable preferable preferably ideally hopefully possibly
  much many lot lots few enough high higher big small hard easy important urgent asap quick quickly fast slow soon sooner immediately immediate
  okie oki okay oops ouch ah aha haha hehe lol wow whoa phew alas damn dear
  hurry worry worries trouble bother confused confusing funny joke joking kidding serious seriously`)

/** Does something of the dialogue or to a result. */
const DEEDS = words(`
  check checks checked verify handle manage arrange arranged fix fixed sort work works working worked fit fits fitting help helps helped helping
  open close begin began finish finished done doing do did left remain remains remaining hold wait waits continue resume pause proceed stop stopped
  keep keeps kept bring brought come came comes goes went gone happen became become seem seems seemed look looks looked sound sounds sounded
  ruk jao got get gets far mind refundable refunded refund forget forgot forgotten dropped cancelled canceled cancelling cancellation cancel removed deleted delete scrap discard undo revert restore repeat again
  decide chose chosen picked selected selecting picking prefer preferred allowed serve served serves offer offers offered
  charge charged charges pay pays paid provide provides provided book paying live lives living lived `)

/** The same in Hindi with Latin letters. */
const HINDI = words(`
  ab hata hatao hatado hatana hatane hatau du dun doon hota hoti mujh nikalo nikal
  kaun kisko kiska kiske kaise kaisa kaisi kitna kitne kitni kyun kyu kyunki kahan kaha kab kya konsa kaunsa koi kuch sab sabse sabhi saara saari
  karega karegi karenge karunga karungi karte karta karti kiya hua hui hue hoga hogi honge raha rahi rahe gaya gayi gaye sakta sakte sakti
  milega milegi milta milti lagega lagta lagti rahega rahegi chalega chalegi chalo dekho dekhna dekhte suno samjha samjho pata matlab
  lekin abhi phir fir pehle baad jaldi zara jara zaroor zarur zaroori zaruri bilkul namaste ruko rukiye liye lie
  sasta sasti saste mehnga mehngi bada chhota naya purana sahi galat badhiya zyada jyada kam thoda thodi batana bolo bola poochna`)

const TALK: ReadonlySet<string> = new Set(
  [PLEASE, HINDI_THANKS, ADDRESS, FAMILIAR, REQUEST, SPEECH, JUDGEMENT, DEEDS, HINDI].flat(),
)

/** Tells whether a word, in lower case, speaks of the request or the dialogue and holds no value: 'kindly', 'whether', 'approves'. */
export const isTalkWord = (word: string): boolean => TALK.has(word)

/**
 * Those that may stand around a wish: how people speak, hedge, judge kindly and hurry, and who sends them on the trip. What a question
 * is about (approvals, baggage, refunds) is none of them, and neither is what takes a wish back or doubts it ('joking', 'wrong', 'unsure').
 */
const AROUND = words(`
  doing call called live forgot forget suggest recommend mistaken mistake somewhere think thinking thought believe feel suppose hear heard know knows say says said saying tell told tells ask asks asked asking mean means meant because
  since reason remember really honestly frankly simply quite pretty rather somewhat fairly usual usually normal normally anyway something
  good better best great nice fine okay perfect excellent awesome lovely cool super wonderful amazing happy glad ideal suitable decent proper right
  reasonable preferable preferably ideally hopefully much many lot lots enough important urgent asap quick quickly soon sooner immediately immediate
  okie oki oops ah aha haha hehe wow dear hurry got get gets help helps work works fit fits come comes goes look looks seem seems mind
  manager boss company office client someone everyone everybody tripmate pravas
  ab kya kaise koi kuch sab karega karegi karenge karunga karungi karte karta karti hua hoga hogi honge raha rahi rahe sakta sakte sakti milega milegi
  lagega lagta rahega rahegi chalega chalegi chalo dekho suno lekin abhi phir fir jaldi zara jara zaroor zarur zaroori zaruri bilkul
  namaste wahan waha vahan liye lie sahi pata matlab batana bolo lunga lungi lenge`)
const AROUND_WISH: ReadonlySet<string> = new Set([
  ...AROUND,
  ...wordsIn(COURTESY, HESITATION, AT_ONCE, SIGH, APOLOGY, PLAIN_SPEAKING),
])

/** Tells whether a word, in lower case, may stand around a wish of which it says nothing: 'I was thinking', 'would be great'. */
export const isAroundWish = (word: string): boolean => AROUND_WISH.has(word)

/** Asks, and says how much, how far and how often of what is asked. */
const AROUND_QUESTION: ReadonlySet<string> = new Set([
  ...AROUND_WISH,
  ...words(`
  who whos whom whose what whats which why when where how whether per
  kaun kisko kiska kiske kya kyun kyu kab kahan kaha kaise kaisa kaisi kitna kitne kitni konsa kaunsa kaunsi
  yet already still even ever far very more most else again all everything every each high included available
  hata hatao hatado hatana hatane hatau du dun doon`),
])

/** Tells whether a word, in lower case, may stand around a question or a remark of which it says nothing. */
export const isAroundQuestion = (word: string): boolean => AROUND_QUESTION.has(word)
