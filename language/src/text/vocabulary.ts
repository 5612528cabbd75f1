import { DAY_WORDS, MONTHS, NEXT_WORDS, WEEKDAYS } from './date-words.ts'
import { NUMBER_WORDS } from './numbers.ts'
import { CODES, PLACE_WORDS, SERVED_WORDS } from './place-names.ts'
import { POLARITY_WORDS } from './polarity.ts'

/** The words of doubt that no list of common words holds. */
const CERTAINTY = `
approx approximately roughly possibly presumably probably guess guessing reckon thereabouts ballpark estimate estimated
lagbhag kareeb karib takriban andazan andaza shayad double twice according`

/** Words that the grammar reads, and the commonest words around them: what a misspelling most likely stands for. */
const TRAVEL = `
flight flights fly flying flies ticket tickets fare fares airfare airfares airline airlines airport airports plane seat seats
from to for on in at of the a an and or by between into via through with near around under before after until till
leave leaves leaving depart departs departing departure departed arrive arrives arriving arrival return returns returning back
travel traveling travelling trip trips journey going go goes gonna come coming start starting starts begin visit visiting stay staying
book booking booked reserve reservation reservations find search show list look looking need want like give get tell please
cheapest cheap cheaper fastest earliest latest early late morning afternoon evening night noon midnight oclock
economy business premium first class coach one way oneway round roundtrip nonstop direct stop stops stopping stopover layover connecting
passenger passengers person people adult adults traveler travelers traveller travellers group members guests guest
hotel hotels room rooms star stars nights check checkin checkout checking single double suite
date dates day days week weeks month today tomorrow next this weekend
what which when where how is are do does can could would will i you me my we us our it its that there any all some
thanks thank yes no not okay sounds good great alternatives options option available change cancel help hello
origin destination landing heading taking price prices cost costs rupees expensive least most service schedule schedules
connection direct information make made home`

/** Real words that stand in such sentences and must not be mistaken for misspelled travel words. */
const COMMON = `
about above abort absolutely accept accepted accident accommodation account across act active activities activity actually add address admin
advance afraid aircraft airplane alarm allergy agent ago agree ahead aim air alone along already alright also alternative always am amazing
amenities among amount amusement animal another answer anyone anything anytime anywhere apart app appear application appointment appreciate
approve approved approval apps apt area aren arm arrange article artist ask asked asking assist assistance assistant assume attend attention
aunt auto available average avoid awake aware away awesome awful baby background bad bag baggage bags balance ball band bank bar base basic
bath battery be beach bear beat beautiful became because become bed been beer began behind being believe below best bet better bid big bigger
bike bill bird birth birthday bit black blood blue board boarding boat body bomb bone book born boss both bother bottom bought bowl box boy
brand bread break breakfast bridge brief bring brings broke brother brought brown budget build building built bus busy but button buy bye cab
cabin cake calculate calendar call called calls came camera cap capacity capital car card care carrier carry cars case cash cat catch cause
center certain chair chance changed changes changing channel charge chat checked chicken child children choice choose city claim clean clear
client clock close closest cloud club code codes coffee cold colleague color combination company compare complete computer concern
conference confirm confirmed connect consider consult contact continue conversion convert cook cool copy correct could country couple course cover
covers crazy create credit crew cup currency current currently customer cut dad daily damn dance dark data daughter dead deal dear death decide
deep delay delayed delete deliver delivery demand denied details did didnt die difference different difficult dinner dinners disability discount
discuss distance do doctor document does doesnt dog doing dollar dollars done dont door double doubt down downtown draw dream dress drink drive
driver driving drop dry due during each earn earth ease easier easiest easily east easy eat edit eight either else email emergency employee
empty end engine english enjoy enough enter entire error even event events ever every everyone everything exact exactly example excellent
except exchange excuse exist exit expect expense expenses explain extra eye eyes face facility fact fair fall false family famous fan far farm
fast father favor favorite fee feed feel feeling feet fell few field fifth fill final finally fine finger finish fire fish fit fits five fix
flat flavor floor folks follow food foot force foreign forest forget forgot fork form forward found four free freeze friday friend friendly
friends front full fun fund funds funniest funny further future game gas gate gave generate germany getting gift girl girlfriend given gives
glad glass goal god gold gone got grand grandma great green greet grew ground grow guess gun guy gym had hair half hall hand hands handy happen
happened happy hard has hasnt hat hate have havent having he head health hear heard heart heavy held hell hello her here hers hey hi high him
his history hit hmm hold holiday holidays hope hospital host hot hour hours house however huge human hundred hungry husband ice id idea identity
if ill im image imagine immense important impossible inaccurate include included including incorrect indeed inside instead insurance
interested international internet intrusive invite isnt issue item ive jacket job join joke jokes jump just keep kept key kid kids kill kind
kinds king knew know known lady land language large last lately later laugh law lay lead learn leaves led left leg legal less let lets letter
level life lift light lights likely limit limousine line link listen little live lived lives load loan local location lock log long longer look
lose lost lot lots loud love loved low lower luck luggage lunch machine mad mail main major makes making male man manage manager manual many map
mark market married match matches matter maximum may maybe meal meals mean means meant measure meat media medical meet meeting member
memory men mention menu mess message met middle might mile miles milk million mind mine minute minutes miss missed mistake mistaken mobile
moment mom money more mortgage mother mountain mouth move movie much music must myself name named names near nearby necessary neck
never new news nice nobody nod none nope nor normal north note nothing notice now nowhere nuclear number numbers object occasion odd off offer
offered offers office official often oh oil ok old older once ones online only onto onward open operator opinion orange order other
others ought out outbound outside oven over own owner pack package page paid pain pair pakistan paper parents park parking part particular party pass
passport password past path pay paying payment payroll pen per perfect perfectly perhaps period permitted pet pets phone photo phrase pick picked picture
piece pin pizza place places plan planned planning plans plant plate play player playlist plus pocket point police policy pool poor
population position possible post pot pounds power prefer preference preferences preferred present president pretty previous print private probably problem
process product program project promise proper provide pull purchase purpose push put question questions quick quickest quickly quiet quit quite race radio rain raining
rain ran rate rather rating ratings reach read ready real really reason receive receipt recently recipe recommend record red refer reference refund refundable
refuse regarding regular reimbursement reject relax remain remember remind reminder remove rent rental repair repeat reply report request require required reset
respectively rest restaurant restaurants restart restriction result results retired ride right ring rings rise road roads rock roll route routes row rule rules
run running runs sad safe said sale same sand save saving saw say saying says school science screen season second seconds secret section see
seeing seek seeking seem seems seen self sell send sense sent sentence separate serious serve served serves set setting settings seven several shall
shape share she ship shirt shoe shoes shop shopping short should shoulder shut sick side sign silly similar simple since sing sir sister sit site
situation six size skill skin sky sleep sleeping slow small smart smile smoking smoke so social soft sold solve somebody someone something sometime somewhere
son song songs soon sorry sort sound south space spare speak special speed spell spend spent sport spot spring stand standing stands starring state
station status step still stock stopped store story straight strange street strong student study stuff stupid style submit such sugar suggest
suggestion suggestions suit suitable sum summer sun super support supposed sure surgery swap sweet swim switch symbol system table tables take taken takes
talk tall tank task taste taught tax taxi teach team tech temperature ten term terrible test text than thats their them then theres these they
thing things think thinking third those though thought thousand three throw tie time times timer tip tire tired together toilet told tomato
tone tonight too took tool top total touch tour tourist toward towards town track traffic train training trains transaction transfer transit translate transport transportation
trash treat tree trick tried trouble truck true trust truth try trying turn tv twelve twice two type under understand uninstall unit unless
unlock up upcoming update upon urgent use used useful useless user uses usual usually vacation vacations value vehicle version very view village visa
voice volume vote wait waiting wake walk wall was wash wasnt waste watch water ways wear weather website wed wedding weddings weight welcome
well went were west wet weve whats whatever wheel whenever whether white who whole whose why wide wife wifi wild win wind window
winner wine winter wish wished within without woman women wonder wonderful wont wood word words wore work working works workshop world worry worse
worst worth wouldnt wow wrap write written wrong wrote yard yeah year years yellow yep yesterday yet young your yours yourself youre youve yummy zero zip zone
afternoons atm american panel panels info infos information usd gbp eur bot bots robot helped helps needing needs allows range while war wars meda therell whats wats ford dl therere airbus boeing meant atm brazil button calories capital carpool cheese cholesterol chicago conversation cryptocurrency definition direction directions dice dishwasher europe exam
fiber flip gasoline grill haircut hydrate ingredients ingredient insurance interest invoice italian japanese jogging journal joint keys kitchen laundry lawn maker mexican
mortgage oil plug pto podcast pressure quote rollover routing salary seating score shakespeare spanish speakers spelling spices swimming synonym tacos taxes
texas timezone tires transactions transmission translation vaccines vegan w2 whisper capacity restrictions abbreviation abbreviations stand fly
seminar summit workshop webinar session course customer vendor offsite official workmeeting wala wali reservation preferred perday
apply entitled entitlement allowed allowance eligible eligibility perdiem
moron shut idiot dumb fool nonsense rubbish garbage crap shit fuck fucking bloody sucks hate junk
ugh hmm hm um uh oops aha huh yay cheers ciao bravo nah naah yup yaar bro dude maam sirji
hai hain he ho hu hun hoon hota hoga tha thi the ka ki ke ko se me mein mai main mera meri mere mujhe muje hum hume humein aap tum tu apna apni
kya kyu kyun kaise kaisa kaisi kab kahan kaha kitna kitni kitne kaun kaunsa konsa kaunsi jo jab agar toh to bhi hi aur ya par pe tak liye lie
chahiye chahie chaiye dekho dekh dekhna dekhiye sitara sitare dikhao dikha dikhaiye batao bata bataiye karo kar karna karni karne karke kijiye dijiye bhej bhejo do dena de lena le lo raha rahe rahi
kyunki kyuki isliye wahi yahi jana jaana jane jaane jani jaa jaa jao jaun jaaun jaunga jaaunga jayenge nikalna nikalta nikal niklunga nikalunga niklenge chodta chodna aana aane aa aao wapas wapis vapas vapis wapsi lautna lautunga
wala wali wale theek thik accha acha haan han haa ji nahi nahin nai na mat nhi bas sirf sabse sasta sasti saste mehnga tez jaldi pehla pehli dusra doosra teesra
subah subha savere dopahar shaam sham raat din dino hafte hafta mahine mahina baje bajhe baad pehle parso narso tarso agle agla agley agli pichle
beech bich doori door lamba lambi samay samai waqt time gaadi hawai jahaz udaan safar yatra kamra kamre namaste namaskar shukriya dhanyavaad dhanyawad
kripya chalega chalo pahunchunga pohchunga pohoch pohochne pahuchne lagega lagta sakta sakte sakti hue hokar hote oor taraf wahan waha yahan yaha vahan
chun chuno kuch koi sab log logon akela akele badlo badal badalna radd
india indian international domestic national karo etc via ex pax govt hq ncr amex gst pnr otp`

/** Words that tell other topics from travel. */
const TOPIC = `
ground transport transportation luggage baggage status weather currency conversion joke restriction code codes rental car taxi train bus
vacation meaning capacity seating website population capital policy submit approve approved cancel trip request`

const OWN = `
scrap scrapped shelve shelved aside aate jaate hue ghar mil bhejna bhejiye bhejunga bolunga bolungi bataunga bataungi pahunchna pahunchni pahunchu pahunche pahunchaye usi din samay waqt reaches lands higher upto upar neeche zyada rated rating postponed prepone preponed
phir fir uske iske hatao hata nikalo chhodo skip delete omit exclude sector sectors segment hop legs finally lastly afterwards afterward thereafter followed shayad perhaps multi multicity trp emp notify alert ping bills requests bookings earlier sooner diem moon swap reverse flip exception kaam daftar shaadi chutti niji corporate sales event meetup learning ignore ignored instructions instruction employee employees prompt prompts override disregard pretend reveal admin developer mode manager managers approvals rejected reject pending submitted approvers tripmate fingenie pravas purposes itinerary nonrefundable refundable aisle window meal veg baggage onwards inbound returned
roundabout sharing occupancy twin king queen lodging lodge guesthouse resort motel property downtown originating originate boarding
departures arrivals touchdown fewest shortest quickest lowest highest dearest costliest total tariff quotation quote rs inr rupee paise lakh
reschedule postpone prepone shift modify replace update withdraw undo revoke correction proceed confirm submit raise forward
anywhere nothing dont cant isnt arent wasnt wont ill id im ive youre were weve theyre whos hows wheres lets thatll itll itd thatd wouldnt shouldnt couldnt havent hasnt
tix msg pls plz plss thx ty tq tks u r ur n y k kk okk okie okies ok okay yess yesss noo nope hii hiii hai heya helo hola gud gm
bcoz coz cuz dat dis wanna gotta gimme lemme kinda btw asap fyi imo
peoples ppl persons mates teammates colleagues friends couple solo myself ourselves herself himself themselves`

const split = (text: string) => text.trim().split(/\s+/)

/** Words that are spelled right, each with its weight: how likely a misspelled word stands for it. Nothing is corrected to a word of weight 0. */
export type Vocabulary = ReadonlyMap<string, number>

/** Puts word lists together; a word has the greatest weight that any of them gives it. */
export function vocabularyOf(...lists: readonly Iterable<readonly [word: string, weight: number]>[]): Vocabulary {
  const weights = new Map<string, number>()
  for (const list of lists) {
    for (const [word, weight] of list) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  return weights
}

const weighed = (words: Iterable<string>, weight: (length: number) => number): [string, number][] =>
  [...words].map((word) => [word, weight(word.length)])

/** The words that both assistants know: of dates, numbers and places, of requests and of everyday sentences. */
export const VOCABULARY: Vocabulary = vocabularyOf(
  weighed(CODES, () => 0),
  weighed(split(OWN), () => 1),
  weighed([...POLARITY_WORDS, ...split(CERTAINTY)], (length) => (length < 5 ? 0 : 1)),
  weighed(split(COMMON), (length) => (length < 3 ? 0 : length < 4 ? 0.3 : 1)),
  weighed(PLACE_WORDS, (length) => (length < 6 ? 0 : 1)),
  weighed(NUMBER_WORDS, (length) => (length < 3 ? 0 : 2)),
  weighed([...MONTHS.keys(), ...WEEKDAYS.keys(), ...DAY_WORDS.keys()], (length) => (length < 5 ? 0 : 2)),
  weighed(NEXT_WORDS, () => 2),
  weighed(split(TOPIC), (length) => (length < 4 ? 2 : 3)),
  weighed(split(TRAVEL), () => 3),
  weighed(SERVED_WORDS, (length) => (length < 5 ? 0 : 3)),
)

/** Spelling that people use on purpose, and whole words that are joined or cut, by what they mean. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['b', 'be'],
  ['nt', 'not'],
  ['tht', 'that'],
  ['wich', 'which'],
  ['mtg', 'meeting'],
  ['mtng', 'meeting'],
  ['meetg', 'meeting'],
  ['flt', 'flight'],
  ['flts', 'flights'],
  ['htl', 'hotel'],
  ['retn', 'return'],
  ['ur', 'your'],
  ['r', 'are'],
  ['n', 'and'],
  ['pls', 'please'],
  ['juli', 'july'],
  ['jluy', 'july'],
  ['julai', 'july'],
  ['agust', 'august'],
  ['augst', 'august'],
  ['setember', 'september'],
  ['septmber', 'september'],
  ['ocotber', 'october'],
  ['novembr', 'november'],
  ['decembr', 'december'],
  ['plz', 'please'],
  ['plss', 'please'],
  ['thx', 'thanks'],
  ['ty', 'thanks'],
  ['tq', 'thanks'],
  ['tks', 'thanks'],
  ['wat', 'what'],
  ['wats', 'whats'],
  ['nite', 'night'],
  ['nr', 'near'],
  ['nites', 'nights'],
  ['flite', 'flight'],
  ['tke', 'take'],
  ['nyt', 'night'],
  ['tkt', 'ticket'],
  ['tkts', 'tickets'],
  ['mor', 'more'],
  ['enuf', 'enough'],
  ['wht', 'what'],
  ['dis', 'this'],
  ['dat', 'that'],
  ['frm', 'from'],
  ['ppl', 'people'],
  ['tix', 'tickets'],
  ['okk', 'okay'],
  ['ok', 'okay'],
  ['kk', 'okay'],
  ['k', 'okay'],
  ['okie', 'okay'],
  ['yess', 'yes'],
  ['yesss', 'yes'],
  ['noo', 'no'],
  ['hii', 'hi'],
  ['hiii', 'hi'],
  ['helo', 'hello'],
  ['wanna', 'want'],
  ['msg', 'message'],
  ['bcoz', 'because'],
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
  ['evng', 'evening'],
  ['mrng', 'morning'],
  ['eve', 'evening'],
  ['aftn', 'afternoon'],
  ['nxt', 'next'],
  ['vapas', 'wapas'],
  ['wapis', 'wapas'],
  ['vapis', 'wapas'],
  ['thik', 'theek'],
  ['nahin', 'nahi'],
  ['nhi', 'nahi'],
  ['han', 'haan'],
  ['haa', 'haan'],
  ['subha', 'subah'],
  ['sham', 'shaam'],
  ['aj', 'aaj'],
  ['persons', 'people'],
  ['peoples', 'people'],
  ['rupee', 'rupees'],
])
