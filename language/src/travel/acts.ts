import { GREETING, PLEASE, THANKING, THANKS } from '../text/words/filler.ts'
import {
  anyWord,
  beginning,
  closes,
  notBehind,
  oneWord,
  opens,
  optional,
  type Phrasing,
  repeated,
  says,
  saysAny,
  upTo,
  whole,
} from './phrasing.ts'

/** What a sentence does in the conversation, beside or instead of filling slots. */
export type Act =
  | 'affirm'
  | 'deny'
  | 'thanks'
  | 'goodbye'
  | 'greet'
  | 'small_talk'
  | 'help'
  | 'cancel'
  | 'restart'
  | 'submit'
  | 'open_form'
  | 'more_options'
  | 'ask_policy'
  | 'ask_status'
  | 'ask_fare'
  | 'ask_detail'
  | 'hesitate'
  | 'correct'

const THE_TRIP = 'trip | trips | request | requests | booking | bookings'
const DECIDED = 'approved | rejected | pending'
const RESULTS = `flight | flights | hotel | hotels | option | options | choice | choices | alternative | alternatives | result | results
  airline | airlines | suggestion | suggestions | one`
const PRICE = 'price | cost | fare | fares | rate | total | charges'

/** How each act is said, in the corrected words of a sentence. */
export const PHRASINGS: Readonly<Record<Act, readonly Phrasing[]>> = {
  affirm: [
    opens(`yes | yeah | yep | yup | ya | sure | okay | alright | right | correct | fine | great | perfect | excellent | good | haan | ji | theek | bilkul
      sahi | absolutely | definitely | exactly | indeed | of course | go ahead | done | agreed | cool | nice | wow | awesome | wonderful | lovely
      approval granted | confirm | confirmed`),
    says(`go ahead | thatll work | will work | works for me | looks good | i love it | theek hai | chalega | kar do | you got everything
      everything sounds | details are correct | i confirm | seems okay | exactly what i`),
    says('lets | let us', 'book | do | go | take'),
    closes('book | reserve | do | take', 'it | that', optional(PLEASE, 'now')),
    says(
      'sound | sounds',
      upTo(1),
      'good | great | fine | perfect | nice | okay | wonderful | delightful | doable | like a winner',
    ),
    says('that', optional('will | would | should'), 'work | works'),
    says('that is', 'correct | right | fine | perfect | good | great | confirmed | a yes | exactly'),
    says('thats', 'correct | right | fine | perfect | good | great | a yes | okay | exactly | the one'),
    says('this is', 'okay | fine | good | perfect'),
    says('would be', optional('just'), 'fine'),
  ],
  deny: [
    opens('no | nope | nah | nahi | not | dont | never | nothing | naah | negative | wrong | incorrect'),
    says('not', 'now | right now | at the moment | today | really | at this time'),
    says('thats', 'wrong | incorrect | not right'),
    says('that is', 'wrong | incorrect | inaccurate | not right | not correct'),
    says('dont', 'want | book | buy | need'),
    says('i do not | mat karo | rehne do'),
    says('no', THANKS),
  ],
  thanks: [
    says([...THANKS, ...THANKING]),
    says('appreciate | grateful | helped me'),
    says('great | big | huge | immense', 'help | assistance'),
    says('been | very', 'helpful'),
  ],
  goodbye: [
    says(`bye | goodbye | goodnight | good night | see you | ciao | take care | that covers it | thats all | thats it | that is all | that is everything
      that is it | that will be all | thatll be all | nothing else | talk later | talk to you later | signing off | phir milenge`),
    says('have a', 'nice | good | lovely | great', 'day | one | evening'),
    closes('got | have', 'to', 'run | go', optional('now')),
    closes('anything else', optional(THANKS)),
  ],
  greet: [
    opens([...GREETING, 'heya', 'hola', 'namaskar', 'greetings', 'gm', 'howdy']),
    opens('good morning | good afternoon | good evening | whats up | what is up | how are you | how do you do'),
    opens('are you', optional('feeling'), 'okay | well | good | fine'),
  ],
  small_talk: [
    says(`who are you | who made you | who created you | who built you | your name | what are you | how are you | whats up | what is up | tell me a joke
      tell me something funny | how old are you | where are you from | where do you live | do you like | do you love | how is your day | how was your day
      i love you | marry me`),
    says('are you', optional('a | an'), 'bot | robot | human | real | machine | ai | person | computer | alive'),
    says('consider | call', 'yourself'),
    says('do you have', optional('a'), 'pet | pets | hobby | hobbies | feeling | feelings'),
    says('feeling', 'okay | well | good | today'),
    says('you are', 'funny | nice | cool | smart'),
  ],
  help: [
    whole('help | help me | madad | madad chahiye | madad karo | madad kijiye | menu | options | what now | how to'),
    whole('what | which', optional('are the'), 'cities | airlines'),
    opens(
      'what | which',
      optional('are the'),
      'cities | airlines',
      'do | can | are',
      'you | i | we | there | available',
    ),
    says('what', optional('all | else'), 'can | could | do', 'you | u | i', 'do | ask | help | say'),
    says('what', optional('all'), 'can', 'you | u', 'help', 'with | me'),
    says('kaun kaun se kaam | kya kya kaam'),
    says('what', optional('else'), 'can you', 'do | help'),
    says('how', 'can | do', 'you help | i use | this work | does this work | it work'),
    says('how does', 'this | it', 'work'),
    says('what', 'kind | kinds | sort | sorts | type | types', 'of', 'question | questions | thing | things'),
    says('what', 'question | questions | thing | things', 'can'),
    says('anything i', 'can | cant | cannot | should', optional('not'), 'ask'),
    says('help me', 'out | understand'),
    closes('i need', optional('a | some'), 'help'),
    closes('can you help', optional('me'), optional('out')),
    says('kya kar sakte | what are you able'),
    says('your', 'capabilities | abilities | features'),
  ],
  cancel: [
    says('cancel | abort | never mind | nevermind | call it off | withdraw | discard | radd | rehne do | chhodo'),
    says('forget', 'it | this | that | about it'),
    says('drop | scrap', 'it | this | that'),
    says('stop', 'it | this'),
    says(
      'drop | forget | delete | remove | scrap | discard | erase',
      'the | my | this | that | our',
      upTo(1),
      'trip | booking | journey | draft | plan | plans | itinerary | reservation',
    ),
  ],
  restart: [
    says(`start over | start again | start afresh | start fresh | restart | reset | begin again | from scratch | from the beginning | clear everything
      clear all | phir se shuru`),
    says('new', 'trip | search | booking | request | chat'),
  ],
  submit: [
    whole(
      repeated('haan | ji | theek hai | okay', PLEASE),
      `send | send it | send karo | send kar do | send kijiye | submit karo | submit kar do | submit kijiye | bhejo | bhej do | bhej de | bhej dena
       bhej dijiye`,
      repeated('now | ji', PLEASE),
    ),
    says('submit | put it through | request approval'),
    says('send', optional('it'), 'for | to', 'approval | my manager'),
    says('raise', optional('the | a | this'), 'request | trip'),
    says('send', optional('the | my'), 'request'),
    says('file', optional('the'), 'request'),
  ],
  open_form: [
    says('booking form'),
    says('open', optional('the | a'), 'form'),
    says('fill', optional('the | a | in the'), 'form'),
    says('show | use | give', optional('me'), optional('the | a'), optional('booking'), 'form'),
  ],
  more_options: [
    says(
      'any | some | show | find | see | other | more | different | alternative | another',
      optional('other | more | me other | me another | me more'),
      RESULTS,
    ),
    says('other', 'available', 'flight | flights | hotel | hotels | option | options'),
    says('something | anything | what | anyone | nothing', 'else'),
    says('else', optional('is'), 'available'),
    says('alternative | alternatives | aur koi | aur dikhao | aur option | aur options | show more'),
    says('next', 'option | options | result | results | page'),
  ],
  ask_policy: [
    says('policy | policies | entitled | entitlement | per diem | perdiem | eligible | eligibility | am i allowed'),
    says(notBehind('bag | baggage | luggage', 'allowance')),
    says(beginning('reimburs')),
    says('allowed to', 'book | fly | travel | spend | stay | claim'),
    says('hotel | fare | city | night | room | flight | spending', 'cap | caps | limit | limits'),
    says('max | maximum', 'i can | fare | hotel | per night | price | allowed'),
    says('how much', 'can | may', 'i', 'spend | claim'),
    says('what class', 'can | may | am', 'i'),
    says('can i', 'fly | book | travel | take | get | have', optional('in | a | the'), 'business | first'),
    says('business | first', 'class', upTo(1), beginning('sakt')),
    says(
      'how',
      'early | far ahead | far in advance | many days before | many days ahead | many days in advance',
      'do | should | must | can | need',
    ),
    says(
      'do | should | must',
      'i',
      'need | keep | need to keep',
      optional('a | the | my'),
      'receipt | receipts | bill | bills',
    ),
    says('how', 'long | many days', 'do | can', 'i', optional('have | wait'), 'to claim'),
    says('may | can | should', optional('a | my | the'), 'hotel | flight | room | night | ticket', 'cost'),
    says('travel | expense', 'rule | rules | guideline | guidelines'),
  ],
  ask_status: [
    says(
      'status | update | progress',
      'of | on | for',
      'my | the | our',
      upTo(3),
      `${THE_TRIP} | approval | approvals | travel | trp`,
    ),
    says('trip | request | booking | approval | travel', 'status'),
    whole(repeated('what is | whats | and | current'), optional('its | the'), optional('current'), 'status'),
    whole(
      repeated('mera | meri | uska | trip | request | ka | ki'),
      'status',
      optional('kya | kya hai | batao | dikhao | bata do | check | check karo'),
    ),
    says('its', optional('current'), 'status'),
    closes('status of', 'it | this | that'),
    says('status of trp | how does it stand'),
    says('how many', upTo(1), 'trips | requests | bookings', 'do | have | did', 'i'),
    says('what did | has | did', 'my manager', 'say | said | approve | decide | reject'),
    says('what did | has | did', 'my manager', beginning('approve', 'repl', 'decide', 'reject')),
    says('is | was | has', 'it | this | that', optional('been'), upTo(1), DECIDED),
    says('is | has | was', 'my | the', upTo(1), 'trip | request | booking', optional('been'), DECIDED),
    says('did', 'it | they | that', 'get', 'approved | rejected'),
    says(
      'did | was | is | has | have',
      'anything | any of them | any of it',
      optional('get | got | been | still'),
      `${DECIDED} | returned`,
    ),
    says(
      'my',
      repeated(
        'last | latest | recent | pending | upcoming | approved | rejected | previous | next | past | old | open | all',
      ),
      'trip | trips | request | requests | bookings',
    ),
    says(
      'trp',
      optional('-'),
      oneWord((said) => /^[\d-]+$/.test(said)),
    ),
    says(oneWord((said) => /^trp[\d-]+$/.test(said))),
  ],
  ask_fare: [
    whole(repeated('and | the | grand'), 'total', optional('amount | sum')),
    says(
      `how much | kitna | kitne ka | kitne ki | kitne paise | will it cost | does it cost | room cost | nightly cost`,
    ),
    says('what', 'is | are | would be | will be', 'the', upTo(1), PRICE),
    says('whats the', upTo(1), 'price | cost | fare | rate | total'),
    says('price | cost | fare | rate', 'of | for | per'),
    says('know | tell me | get', optional('me'), 'the', 'price | cost | total | fare'),
  ],
  ask_detail: [
    opens(
      repeated(
        'and | so | okay | yes | no | great | what | but | also | can you | could you | let me know if | tell me | do you know if | i want to know | know',
        PLEASE,
        THANKS,
      ),
      `what | when | where | which | who | does | do | did | is | are | will | has | can i | can you check whether | can you tell whether
       can you confirm whether | may i | how | whats | it arrives | let me know | whether | if`,
    ),
    says(`what time | which airport | what airport | arrive where | arrives where | phone number | contact number | street address | the address | refundable
      arrival time | arrival times | departure time | departure times | wifi | wi fi | pet friendly | accept pets`),
    says('smoking', 'allowed | permitted | okay'),
    says('when | where', 'do | does | will'),
  ],
  hesitate: [
    says(`not sure | not so sure | not very sure | dont know | maybe | let me think | let me check | let me see | unsure | i will think | pata nahi
      undecided | not certain`),
    says(oneWord((said) => /^hmm+$/.test(said))),
  ],
  correct: [
    opens('no | nope | nahi | not | wait'),
    says(`actually | instead | i meant | i mean | make it | make that | make check | changed my mind | rather | sorry | mistake | mistaken | correction | wrong
      should be | badal | badlo | update | modify | shift | move | postpone | prepone | reschedule | no longer`),
    says(
      'change',
      'it | that | the | my | from | to | date | destination | city | departure | return | origin | class',
    ),
    says('not', anyWord, 'but'),
  ],
}

const NAMES = Object.keys(PHRASINGS) as Act[]

/** All that a sentence does, found in its corrected words. */
export function actsIn(text: string): ReadonlySet<Act> {
  const words = text.split(' ')
  return new Set(NAMES.filter((act) => saysAny(words, PHRASINGS[act])))
}
