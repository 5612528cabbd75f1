/**
 * The words of a plain choice among results, beside those of consent: English and Hindi in Latin letters, to which
 * Devanagari is brought before. A phrase belongs here only if it could not turn a choice into a remark.
 */

const phrases = (block: string): string[] => block.split(/[\n|]/).map((phrase) => phrase.trim())

export const THE = phrases('the | that | this | yeh | ye | woh | wo | wahi | us | is')
/** Not before a place in the list: 'a second' is a while. */
export const ANY = phrases('a | an | any | my | some')
export const THAT = phrases('that | this | yeh | ye | woh | wo | yahi | wahi')

export const NOUN = phrases(
  'one | ones | option | options | flight | flights | return | hotel | result | choice | card | ticket | available',
)
export const PARTICLE = phrases('wala | wali | waala | waali | wale | vala | vali | hi | ko')
export const NUMBERED = phrases('option | number | no | flight | hotel | choice | card | result')
export const OF_AIRLINE = phrases('by | from | with | of | on')
export const LEAVING = phrases('at | that | which | leaving | leaves | departing | departs | leaving at | departing at')
export const DEAREST = phrases('most expensive | dearest | costliest')

/** Opens a choice, in the speaker's own name or as a request. */
export const LEAD = phrases(
  `i want | i want to | we want | we want to | i would like | i would like to | id like | id like to | we would like | i would prefer | id prefer
   i prefer | prefer | want | want to | i need | i need to | i will | ill | we will | lets | let us | can you | could you | would you | will you
   go ahead and | i am going with | im going with | i am taking | im taking | i choose | i select | i pick | i take | i book | i have decided on
   i decided on | my choice is | my pick is | no | nope | nahi | nahin | actually | sorry | instead | only | sirf | bas | to | toh | phir | fir | ab
   mujhe | muje | mereko | mujhko | hume | humein | humko | main | hum | mere liye | hamare liye | for me | for us`,
)
/** Verbs that go before what is chosen; also those that exchange what was chosen before. */
export const CHOOSE = phrases(
  `take | book | select | choose | pick | reserve | confirm | go with | go for | get | get me | give | give me | book me | make it | fly | fly with
   fly by | travel with | travel by | will have | ill have | i will have | let me have | change to | change it to | change the flight to
   change my flight to | change the hotel to | change my hotel to | switch to | switch it to | switch me to | move me to | replace it with
   swap it for`,
)
/** Verbs that go after it, as in Hindi. */
export const CHOOSE_LAST = phrases(
  `le lo | lelo | lo | le | le lena | lena | lena hai | le lijiye | lunga | loonga | lungi | lenge | le lunga | le lungi | de do | dedo | de dena | dena
   de dijiye | dijiye | chahiye | chahie | chahiye hai | kar do | kardo | kar dena | kar dijiye | karo | kar | karna | karna hai | karna chahta hoon
   book | book kar do | select | confirm | final | fix | chuno | chun lo | choose | rakho | rakh lo | rakhna | rakhna hai | pakka`,
)
export const APPROVED = phrases(
  `works | works fine | works well | works for me | suits me | suits me well | will do | will be fine | will be good | would be fine | would be good
   would be great | would be perfect | it is | theek hai | thik hai | theek rahega | sahi hai | sahi rahega | chalega | chalegi | accha hai | hai`,
)
export const AFTER = phrases(
  'itself | from these | of these | from the list | in the list | on the list | then | instead | rather',
)

/** Another part of the trip beside the choice: 'the first one, and add a hotel'. */
export const ALSO = phrases('and | and also | also | and then | then | plus')
export const ADD = phrases(
  'add | book | find | find me | show | show me | search | search for | get | get me | need | look for',
)
export const PART = phrases('hotel | hotels | room')
export const TOO = phrases('too | also | as well')

/** A request may end with a question mark; any other question asks. */
export const REQUEST = /^(?:please\s+)?(?:can|could|would|will) you\b/i
