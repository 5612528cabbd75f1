import { HINDI_NUMBERS } from './hindi-numbers.ts'

const NUMBERS =
  'शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अडतीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अडतालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सडसठ अडसठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'

/** Words in Devanagari without nukta, each before the Latin spelling that the grammar reads. */
const WORDS = `
नीति policy|वही wahi|ग्राहक client|नहीं nahi|नही nahi|ना na|न na|मत mat|बिना bina|अलावा alawa|सिवा siwa|सिवाय siwaye|छोडकर chhodkar|छोड chhod|बजाय bajay|बदले badle|जगह jagah|हटाकर hatakar|हटा hata|हटाओ hatao
के ke|का ka|की ki|को ko|से se|में mein|पर par|तक tak|और aur|या ya|भी bhi|ही hi|तो toh|है hai|हैं hain|था tha|थी thi|थे the|हूं hoon|हो ho|होगा hoga|होगी hogi|होना hona|चाहिए chahiye|करो karo|कर kar|दो do|दीजिए dijiye|कीजिए kijiye|रुको ruko
यह yeh|ये ye|वह woh|वो woh|इस is|उस us|इसका iska|उसका uska|इसकी iski|उसकी uski|मेरा mera|मेरी meri|मुझे mujhe|मैं main|हम hum|आप aap|जी ji|हां haan|हा haan|ठीक theek|सही sahi|गलत galat|बस bas|सिर्फ sirf|केवल sirf|कुछ kuch|कोई koi|सब sab|सभी sab|बाकी baaki|सबसे sabse|सस्ता sasta|सस्ती sasti|तेज tez
पहला pehla|पहली pehli|पहले pehle|दूसरा dusra|दूसरी dusri|दूसरे dusre|तीसरा teesra|तीसरी teesri|तीसरे teesre|चौथा chautha|चौथी chauthi|पांचवां paanchvan|पांचवी paanchvi|आखिरी aakhri|अंतिम aakhri|वाला wala|वाली wali|वाले wale|विकल्प option|नंबर number
शायद shayad|लगभग lagbhag|करीब kareeb|तकरीबन takriban|अंदाजन andazan|संभवतः shayad|बोला bola|बोले bole|कहा kaha|कहते kehte|अनुसार anusar|मुताबिक mutabik|आधा aadha|आधी aadhi|दोगुना double|दुगुना double|कम kam|ज्यादा zyada
डेढ dedh|ढाई dhai|साढे saadhe|पौने paune|पौन paun|सवा sava|सौ sau|हजार hazaar|लाख lakh|करोड crore|रुपये rupaye|रुपए rupaye|रुपया rupaye|रूपये rupaye|रु rs|पैसे paise|पैसा paise|डॉलर dollars|यूरो euro|पाउंड pounds|दिरहम dirhams|कुल kul
आज aaj|कल kal|परसों parso|परसो parso|नरसों narso|दिन din|हफ्ते hafte|हफ्ता hafta|महीने mahine|महीना mahina|तारीख tarikh|पिछले pichle|पिछली pichli|अगले agle|अगली agli|बाद baad|सुबह subah|दोपहर dopahar|शाम shaam|रात raat|बजे baje|साल saal
सोमवार somvar|मंगलवार mangalvar|बुधवार budhvar|गुरुवार guruvar|शुक्रवार shukravar|शनिवार shanivar|रविवार ravivar|इतवार itwar
जनवरी january|फरवरी february|मार्च march|अप्रैल april|मई may|जून june|जुलाई july|अगस्त august|सितंबर september|अक्टूबर october|अक्तूबर october|नवंबर november|दिसंबर december
दिल्ली delhi|मुंबई mumbai|बंबई mumbai|बेंगलुरु bangalore|बैंगलोर bangalore|बंगलौर bangalore|चेन्नई chennai|कोलकाता kolkata|हैदराबाद hyderabad|पुणे pune|गुडगांव gurgaon|नोएडा noida|जयपुर jaipur|गोवा goa
अगरतला agartala|आगरा agra|अहमदाबाद ahmedabad|आइजोल aizawl|अमृतसर amritsar|औरंगाबाद aurangabad|अयोध्या ayodhya|बरेली bareilly|बेलगाम belgaum|बेलगावी belgaum|भावनगर bhavnagar|भोपाल bhopal|भुवनेश्वर bhubaneswar|भुज bhuj|बीकानेर bikaner|चंडीगढ chandigarh|कोयंबटूर coimbatore|कोयम्बटूर coimbatore|देहरादून dehradun|देवघर deoghar|धर्मशाला dharamshala|डिब्रूगढ dibrugarh|दीमापुर dimapur|दुर्गापुर durgapur|गोरखपुर gorakhpur|गुवाहाटी guwahati|ग्वालियर gwalior|हुबली hubli|इंफाल imphal|इम्फाल imphal|इंदौर indore|इन्दौर indore|ईटानगर itanagar|जबलपुर jabalpur|जगदलपुर jagdalpur|जैसलमेर jaisalmer|जम्मू jammu|जामनगर jamnagar|झारसुगुडा jharsuguda|जोधपुर jodhpur|जोरहाट jorhat|कन्नूर kannur|कानपुर kanpur|खजुराहो khajuraho|किशनगढ kishangarh|कोच्चि kochi|कोचीन kochi|कोल्हापुर kolhapur|कोझिकोड kozhikode|कालीकट kozhikode|कुल्लू kullu|कुरनूल kurnool|लेह leh|लखनऊ lucknow|लुधियाना ludhiana|मदुरै madurai|मंगलुरु mangalore|मंगलौर mangalore|मैसूर mysore|मैसूरु mysore|नागपुर nagpur|नांदेड nanded|नासिक nashik|नाशिक nashik|पंतनगर pantnagar|पटना patna|पुडुचेरी pondicherry|पांडिचेरी pondicherry|पोरबंदर porbandar|प्रयागराज prayagraj|इलाहाबाद prayagraj|रायपुर raipur|राजमुंदरी rajahmundry|राजकोट rajkot|रांची ranchi|राउरकेला rourkela|सेलम salem|शिलांग shillong|शिलॉन्ग shillong|शिमला shimla|शिरडी shirdi|सिलचर silchar|सिलीगुडी siliguri|बागडोगरा siliguri|श्रीनगर srinagar|सूरत surat|तेजपुर tezpur|तिरुवनंतपुरम thiruvananthapuram|त्रिवेंद्रम thiruvananthapuram|तिरुचिरापल्ली tiruchirappalli|त्रिची tiruchirappalli|तिरुपति tirupati|उदयपुर udaipur|वडोदरा vadodara|बडौदा vadodara|वाराणसी varanasi|बनारस varanasi|विजयवाडा vijayawada|विशाखापत्तनम visakhapatnam|विशाखापट्टनम visakhapatnam|पोर्ट port|ब्लेयर blair|नवी navi|ठाणे thane|अंधेरी andheri|बांद्रा bandra|पास paas|नजदीक nazdeek|मीटिंग meeting|लिए liye|पहुंचेगी pahunchegi|पहुंचेगा pahunchega
एयर air|इंडिया india|इंडिगो indigo|विस्तारा vistara|स्पाइसजेट spicejet|अकासा akasa|एक्सप्रेस express
फ्लाइट flight|उडान flight|होटल hotel|कमरा room|टिकट ticket|सीट seat|यात्रा trip|ट्रिप trip|बुक book|बुकिंग booking|वापसी return|वापस wapas|रद्द cancel|कैंसल cancel|कैंसिल cancel|दिखाओ dikhao|दिखाइए dikhaiye|चुनो choose|लेना lena|लो lo|ले le|जाना jana|जाऊंगा jaunga|आना aana|भेजो bhejo|भेज bhej|बदलो badlo|बदल badal|बिजनेस business|इकोनॉमी economy|सीधी seedhi|भुगतान paid|अनुरोध request
क्या kya|कितना kitna|कितनी kitni|कितने kitne|कौन kaun|कौनसा kaunsa|कौनसी kaunsi|कब kab|कहां kahan|क्यों kyun|कैसे kaise|किसमें kisme|किसका kiska|हुआ hua|हुई hui|हुए hue|दिया diya|दी di|गया gaya|गई gayi|किया kiya|किए kiye|करेगा karega|करना karna|बताओ batao|बता bata|महंगा mehnga|महंगी mehngi|बडा bada|बडी badi|छोटा chhota|खर्च kharch|खर्चा kharcha|खाने khane|क्लेम claim|रसीदें receipts|रसीदों receipts|रसीदे receipts|बिलों bills|मैनेजर manager|भेजा bheja|भेजी bheji|रहने rehne|लाओ lao|अच्छा accha|धन्यवाद dhanyavaad|शुक्रिया shukriya|नमस्ते namaste|उबर uber|ओला ola|नाश्ता breakfast|कॉफी coffee|निजी niji|औसत average|सारांश summary|जीएसटी gst|सारी saari|सारे saare|जोडो jodo|मंजूर manzoor|तुलना compare|कैटेगरी category|केटेगरी category|कैटेगिरी category|ट्रैवल travel|पेट्रोल petrol|डिलीट delete|स्थिति status|दावा claim|दावे claim|पढा padha|लिखा likha
रेटिंग rating|सितारा sitara|सितारे sitare|डिनर dinner|लंच lunch|रसीद receipt|बिल bill|राशि amount|रकम amount|टोटल total|दुकान merchant|शहर city|श्रेणी category|खाना food|भोजन food|टैक्सी taxi|कैब cab|परिवहन transport|रद्दी misc|किराया fare|मंजिल floor
गए gaye|गये gaye|गयी gayi|पढे padhe|पढी padhi|पढ padh|लिए liye|लिया liya|तीनों teeno|दोनों dono|चारों charo|बॉस boss|भेजना bhejna|भेजिए bhejiye|भेजें bhejo|जोड jod|डाल daal|डालो daalo|डाला daala|नाम naam|लिखो likho|लिख likh|रिक्शा rickshaw|ई e|ऑटो auto|पूछना puchna|लिमिट limit|सीमा limit|पहुंचा pahuncha|पहुंची pahunchi|अब ab|अभी abhi|दवा medicine|दवाई medicine|चाय chai|पार्किंग parking|टोल toll|ईंधन fuel|डीजल diesel|फ्यूल fuel|ऑफिस office|यार yaar|भाई bhai|अरे arre|माफ sorry|रहा raha|रही rahi|रहे rahe
यूपीआई upi|कार्ड card|क्रेडिट credit|डेबिट debit|कैश cash|नकद cash|नगद cash|गूगल google|फोनपे phonepe|पेटीएम paytm|वॉलेट wallet|विक्रेता vendor|नोट note|टिप्पणी note|मकसद purpose|उद्देश्य purpose|सर्वे survey|टीम team|साथ saath|ऑडिट audit|विजिट visit|ट्रेनिंग training|प्रोजेक्ट project|निरीक्षण inspection|गाडी gaadi|कार car|बाइक bike|स्कूटर scooter|किमी km|किलोमीटर km|माइलेज mileage|लगा laga|चलाई chalayi|चलाया chalaya|बीमा insurance|घटा ghata|निकाल nikal|काट kaat`

/** Returns a word without nukta, and with one sign for nasal vowels, as people spell it either way. */
export const unaccented = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replaceAll('ँ', 'ं')

const LATIN: ReadonlyMap<string, string> = new Map([
  ...NUMBERS.split(' ').map((word, value): [string, string] => [word, HINDI_NUMBERS[value]?.[0] ?? word]),
  ...WORDS.trim()
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [word = '', latin = ''] = row.split(' ')
      return [unaccented(word), latin]
    }),
  ['छः', 'chhah'],
  ['छे', 'chhah'],
])

const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अa आaa इi ईee उu ऊoo एe ऐai ओo औau ऑo ऋri'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ृ': 'ri',
  '्': '',
}
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'कk खkh गg घgh चch छchh जj झjh टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl वv शsh षsh सs हh'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** A consonant with the vowel that is spoken after it; 'schwa' is the short a that is heard but not written. */
interface Syllable {
  consonant: string
  vowel: string
}

const SCHWA = 'schwa'

/** The syllables of a word, letter by letter. */
function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = []
  for (const letter of word) {
    const consonant = CONSONANTS[letter]
    const last = syllables.at(-1)
    if (consonant !== undefined) syllables.push({ consonant, vowel: SCHWA })
    else if (letter in SIGNS && last?.vowel === SCHWA) last.vowel = SIGNS[letter] ?? ''
    else if (letter === 'ं') syllables.push({ consonant: 'n', vowel: '' })
    else if (letter in VOWELS) syllables.push({ consonant: '', vowel: VOWELS[letter] ?? '' })
  }
  return syllables
}

/**
 * One word in Latin letters. The short a is silent at the end and, counted from there, between a syllable with a vowel and a
 * consonant with one: 'apni' and not 'apani', 'badalna' and not 'badlna'.
 */
function spelled(word: string): string {
  const syllables = syllablesOf(word)
  const last = syllables.length - 1
  for (let at = last; at > 0; at--) {
    const [before, syllable, next] = [syllables[at - 1], syllables[at], syllables[at + 1]]
    if (syllable?.vowel !== SCHWA || syllable.consonant === '') continue
    const isBetween = next !== undefined && next.consonant !== '' && next.vowel !== '' && before?.vowel !== ''
    if (at === last || isBetween) syllable.vowel = ''
  }
  const latin = syllables.map(({ consonant, vowel }) => consonant + (vowel === SCHWA ? 'a' : vowel)).join('')
  return latin || word
}

/** A word with one letter for each sound that people write in two ways. */
const oneLetterEach = (latin: string): string => latin.replaceAll('ph', 'f').replaceAll('z', 'j').replaceAll('w', 'v')

/**
 * How a Hindi word in Latin letters sounds, whichever way it is spelled: 'bataiye' and 'bataie', 'baje' and 'baze', 'theek' and
 * 'thik' are one word each.
 */
export const soundOf = (latin: string): string =>
  oneLetterEach(latin)
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/([a-z])\1/g, '$1')

/**
 * The consonants of a name as they sound, by which a name in Devanagari is recognised: 'HITEC City' and 'हाईटेक सिटी' are both
 * 'htk st', 'Airport' and 'एयरपोर्ट' both 'rprt'.
 */
export const consonantsOf = (name: string): string =>
  oneLetterEach(romanised(name).toLowerCase())
    .replace(/tion\b/g, 'shn')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck?(?!h)|q/g, 'k')
    .replaceAll('x', 'ks')
    .replace(/([kgcjtdpbs])h/g, '$1')
    .replace(/[aeiouy]/g, '')
    .replace(/([a-z])\1+/g, '$1')

/** Whether the grammar has a spelling of its own for a word in Devanagari. */
export const isSpelledOut = (word: string): boolean => LATIN.has(unaccented(word))

/** 'बस' alone is 'enough'; what has a fare or a ticket is a bus. */
const BUS = /(?<![\u0900-\u097f])बस(?![\u0900-\u097f])/g
const IS_BUS = /^बस\s(?:का|की|के|वाली|वाला|टिकट)(?:\s|$)/

/**
 * A text with its words and digits in Devanagari written in Latin letters, as the grammar spells Hindi: 'साढ़े सात सौ' becomes
 * 'saadhe saat sau'. Everything else stays as it is. `behind` is what follows the text.
 */
export function romanised(text: string, behind = ''): string {
  if (!/[\u0900-\u097f]/.test(text)) return text
  return text
    .replace(BUS, (word, at: number) => (IS_BUS.test((text + behind).slice(at)) ? 'bus' : word))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/।/g, '.')
    .replace(/[\u0900-\u0963\u0970-\u097f]+/g, (word) => LATIN.get(unaccented(word)) ?? spelled(unaccented(word)))
}
