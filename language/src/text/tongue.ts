import { phrases } from './phrase-grammar.ts'
import { clean, tokenise } from './tokens.ts'
import { HINDI_THANKS } from './words/filler.ts'

/** English, Hindi in Latin letters, and Hindi in Devanagari. */
export const TONGUES = ['en', 'hinglish', 'hi'] as const
export type Tongue = (typeof TONGUES)[number]

/** Hindi words that no English sentence holds. */
const HINDI: ReadonlySet<string> = new Set([
  ...HINDI_THANKS,
  ...phrases(
    `kya | kaise | kaisa | kaisi | hai | hain | hoon | hun | mujhe | muje | mujhko | mereko | chahiye | chahie | chaiye | sakta | sakte | sakti | madad | batao | bata | batana | bataiye | dikhao | dikha | dikhana | dikhaiye | aap | aapka | aapki
     mera | mere | meri | hamara | hamari | humein | hume | kaun | kaunsa | kaunsi | konsi | konsa | karo | kardo | karna | karna | karenge | karunga | karungi | kijiye | namaste | namaskar
     kitna | kitne | kitni | nahi | nahin | nhi | haan | haa | kal | parso | parson | aaj | subah | shaam | raat | dopahar | wali | wala | wale | waali | waala | bhej | bhejo | bhejna | bhejunga | bhejdo
     jana | jaana | jaunga | jaungi | jayenge | jao | aana | aaunga | wapas | wapsi | wapis | theek | thik | sasti | sasta | saste | mehnga | mehngi | pehli | pehla | pehle | dusri | dusra | doosri | doosra | teesri | teesra | aakhri
     aur | lekin | phir | fir | abhi | baad | ke | ki | ka | ko | se | mein | tak | liye | wahi | yahi | yeh | woh | isme | isko | usko | uske | koi | kuch | kahan | kahaan | kab | kyun | kyu | rakho | rakhna | rehne | hatao | hata | jodo | badlo | badal
     lelo | dedo | le | lo | accha | acha | achha | bas | bilkul | zaroor | matlab | rukna | rukenge | ruko | raha | rahi | rahe | hoga | hogi | milega | milta | milti | chalega | chalegi | dekho | hafte | agle | shukravar | somvar | mangalvar | budhvar | guruvar | shanivar | ravivar
     ye | hua | hue | hui | galat | maine | mene | humne | apna | apni | apne | kharcha | kharch | paisa | diya | liya | gaya | gayi | tha | thi | kis | kiska | kiske | kisne | mat | nikalo | nikaal | daalo | sirf | sabse | zyada | bhi | kam | mila | milenge | aayega | pehla | bolo | chalo | rahne | purana | purani | pichle | mahine | sahi | wahan | yahan`,
  ),
])
/** English words that make a sentence, and none of Hindi's. */
const ENGLISH: ReadonlySet<string> = new Set(
  phrases(
    `the | a | an | are | was | i | im | id | ill | we | you | my | it | its | this | that | these | those | for | from | with | and | or | of | want | need | show | find | book | make | change | what | which | when | how | who | why
     can | could | would | will | does | did | not | no | dont | have | has | be | there | any | take | one | keep | add | send | it | than | by | at | only | nothing | else | goodbye | other | another | instead | anything | something`,
  ),
)
const DEVANAGARI = /[\u0904-\u0939\u0958-\u0961]/gu
const LEAST_LETTERS = 2
/** Hindi words that may be slips of English ones: 'tak the first'. */
const SLIPS: ReadonlySet<string> = new Set(['tak', 'le', 'lo', 'ke', 'fir', 'bas', 'ka', 'to'])
/** How many words of English make a sentence English. */
const LEAST_ENGLISH = 2

/** Tells which language a message is in; undefined where its words, such as names and numbers, do not say. */
export function tongueOf(message: string): Tongue | undefined {
  if ((message.match(DEVANAGARI)?.length ?? 0) >= LEAST_LETTERS) return 'hi'
  const words = tokenise(clean(message)).map(({ said }) => said)
  const hindi = words.filter((word) => HINDI.has(word)).length
  const english = words.filter((word) => ENGLISH.has(word)).length
  const isCertain = words.some((word) => HINDI.has(word) && !SLIPS.has(word))
  if (hindi > english || (hindi > 0 && hindi === english && isCertain)) return 'hinglish'
  return hindi === 0 && english >= LEAST_ENGLISH ? 'en' : undefined
}
