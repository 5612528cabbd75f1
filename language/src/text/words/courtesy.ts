import { phrases } from '../phrase-grammar.ts'

/** May stand beside a yes and says nothing of the matter. */
export const COURTESY = phrases(
  `please | pls | plz | plzz | pleease | kindly | thanks | thank you | thanks a lot | thanks so much | thank you so much | thank you very much | many thanks
   thx | tnx | ty | tysm | thanku | thankyou | cheers | much appreciated | appreciated | appreciate it | sir | madam | maam | mam | dear | hi | hello | hey
   tripmate | fingenie | nice | cool | great | super | awesome | excellent | lovely | wonderful | amazing | thats all | that is all | thats it | nothing else | nothing more | no need of anything else | no need for anything else | i need nothing else | i dont need anything else | dont need anything else | no more changes | oh | ah | wow | nice one | good one | well done | good job | great job`,
  'bhai | bhaiya | wah | badhiya | shabash | yaar | ji | accha | acha | achha | chalo | shukriya | dhanyavaad | dhanyavad | dhanyawad | namaste | kripya | meherbani',
  'कृपया | प्लीज़ | प्लीज | धन्यवाद | शुक्रिया | जी | अच्छा | चलो | नमस्ते | सर | मैडम | भाई | थैंक्स | थैंक यू',
  '🙏 | 🙂 | 😊 | 😀 | 😃 | 😄 | 😁 | 🎉 | 🚀 | ✈ | ❤',
)

/** At once, and as it stands. */
export const MANNER = phrases(
  `now | right now | right away | straight away | straightaway | immediately | at once | asap | quickly | as is | as it is | as they are | as shown
   as above | as it stands | from my side | from my end | without changes | without any changes | with no changes | then`,
  'meri taraf se | meri or se | abhi | ab | turant | jaldi | jaldi se | fatafat | abhi ke abhi | aise hi | jaise hai | jaisa hai',
  'अभी | अब | तुरंत | जल्दी | जल्दी से | ऐसे ही | फटाफट',
)

/** Joins what says yes with what says it again. */
export const GLUE = phrases('and | so | just | & | aur', 'बस')

/** Opens or closes a clause in conversation, and says nothing of what is wanted. */
export const ASIDE = phrases('sorry | actually', 'bas | ab | to | toh')
/** Goes over to what is said next, or hesitates before it. */
export const TRANSITION = phrases(
  'and | so | but | also | well | oh | hmm | wait | then | by the way | btw',
  'par | lekin | aur',
)
