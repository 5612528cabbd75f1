import { phrases } from '../phrase-grammar.ts'

/*
 * What people say around what they want, by class. The lists are closed: a grammar takes the classes that it lets pass, and none
 * spells such words out by itself. Whatever excludes, bounds, supposes, counts or doubts is in none of them.
 */

/** Asks kindly. */
export const PLEASE = phrases(
  'please | pls | plz | plzz | pleease | kindly',
  'kripya | meherbani',
  'कृपया | प्लीज़ | प्लीज',
)

export const HINDI_THANKS = phrases('shukriya | dhanyavaad | dhanyavad | dhanyawad')
export const THANKS = [
  ...phrases(
    `thanks | thank you | thank u | thanks a lot | thanks so much | thank you so much | thank you very much | many thanks | thx | tnx | ty | tysm | thanku | thankyou
   cheers | much appreciated | appreciated | appreciate it`,
    'धन्यवाद | शुक्रिया | थैंक्स | थैंक यू',
  ),
  ...HINDI_THANKS,
]
/** Each word that thanks; 'you' behind it is let pass by what lets it pass elsewhere. */
export const THANKING = [...THANKS.filter((phrase) => !phrase.includes(' ')), 'thank']

export const GREETING = phrases('hi | hello | hey', 'namaste', 'नमस्ते')

/** Greets by the time of day, or takes leave. */
export const FAREWELL = phrases(
  `good morning | good afternoon | good evening | good night | good day | gm | bye | goodbye | see you | see ya | take care`,
)

/** Whom one speaks to. */
export const ADDRESS = phrases(
  'sir | madam | maam | mam | dear | tripmate | fingenie',
  'bhai | bhaiya | yaar | ji',
  'जी | सर | मैडम | भाई',
)
/** The same among friends. */
export const FAMILIAR = phrases('bro | buddy | dude')

export const PRAISE = phrases(
  `nice | cool | great | super | awesome | excellent | lovely | wonderful | amazing | nice one | good one | well done | good job | great job`,
  'wah | badhiya | shabash',
)
export const PRAISED_WORK = phrases('good work | nice work | great work')

/** Says that there is nothing else to do. */
export const ENOUGH = phrases(
  `thats all | that is all | thats it | nothing else | nothing more | no need of anything else | no need for anything else | i need nothing else | i dont need anything else
   dont need anything else | no more changes | that will be all | thatll be all | that would be all | thats all for now | that is all for now | thats all for today | nothing else for now | nothing more for now`,
  'bas itna hi | bas itna hi tha | aur kuch nahi',
)

/** Said by somebody who has just heard or seen something. */
export const EXCLAMATION = phrases('oh | ah | wow', 'accha | acha | achha | achchha | chalo', 'अच्छा | चलो')
export const SIGH = phrases(
  'lol | haha | hehe | god | oh god | my god | omg | gosh | damn | oops | ouch | phew | arre | arey | are yaar | uff',
)
/** Fills the time until one knows what to say. */
export const HESITATION = phrases('hmm | hmmm | um | umm | uh | er | yaa')
/** Particles of Hindi that stress or soften what stands beside them. */
export const PARTICLE = phrases('zara | na | ji | bhi | hi | toh | bas | phir | fir')

const SIGNS = ['🙏', '🙂', '😊', '😀', '😃', '😄', '😁', '🎉', '🚀', '✈', '❤']

/** May stand beside a yes and says nothing of the matter. */
export const COURTESY = [...PLEASE, ...THANKS, ...GREETING, ...ADDRESS, ...PRAISE, ...ENOUGH, ...EXCLAMATION, ...SIGNS]

/** At once. */
export const AT_ONCE = phrases(
  `now | right now | right away | straight away | straightaway | immediately | at once | asap | quickly`,
  'abhi | ab | turant | jaldi | jaldi se | fatafat | abhi ke abhi',
  'अभी | अब | तुरंत | जल्दी | जल्दी से | फटाफट',
)
/** At once, and as it stands. */
export const MANNER = [
  ...AT_ONCE,
  ...phrases(
    `as is | as it is | as they are | as shown | as above | as it stands | from my side | from my end | without changes | without any changes | with no changes | then`,
    'meri taraf se | meri or se | aise hi | jaise hai | jaisa hai',
    'ऐसे ही',
  ),
]

/** Joins what says yes with what says it again. */
export const GLUE = phrases('and | so | just | & | aur', 'बस')

/** Opens or closes a clause in conversation, and says nothing of what is wanted. */
export const ASIDE = phrases('sorry | sry | srry | actually', 'bas | ab | to | toh')
/** Goes over to what is said next, or hesitates before it. */
export const TRANSITION = phrases(
  'and | so | but | also | well | oh | hmm | wait | then | by the way | btw',
  'par | lekin | aur',
)
/** Asks to be listened to. */
export const ATTENTION = phrases('you know | you see', 'dekho | suno')
/** Says that one speaks plainly, or in other words. */
export const PLAIN_SPEAKING = phrases(
  `i mean | anyway | basically | actually | honestly | frankly | simply | fyi | btw | by the way | to be honest | actually speaking | of course | as usual | as such | at all | after all | in fact`,
  'matlab',
)
export const APOLOGY = phrases('sorry | apologies | my apologies | excuse me | pardon')
/** Leaves time, and blames nobody. */
export const NO_HURRY = phrases(
  'no worries | no problem | no hurry | no rush | no issues | all good | if you dont mind | if possible | if you can | whenever you can | when you get time',
)
/** How long it took, and for how long it holds. */
export const MEANWHILE = phrases(
  `finally | in the end | so far | till now | for now | at the moment | one second | one sec | a second | a sec | one minute | a minute | once | once more`,
  'ek minute | ek min | thoda',
)
/** That is how it is. */
export const ACKNOWLEDGED = phrases('okay then | ok then', 'theek | thik | theek se | thik se | sahi se')
