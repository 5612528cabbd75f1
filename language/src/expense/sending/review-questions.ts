import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { placeOf, says, wordingOf } from '../../text/phrases-in.ts'

const THE = maybe(anyOf(phrases('the | my | our | this | that | a | your')))
const WHOLE = maybe(anyOf(phrases('whole | full | entire | complete | final | draft | poora | pura | poori')))
/** What is to go, as a whole. */
const ALL = anyOf(
  phrases(
    `request | claim | draft | claim draft | submission | expense report | expense claim | everything | it all | all of it | the lot | whole thing | final list | full list | all the details | all details | sab kuch | sab | sabkuch | poora | pura | poora claim | pura claim`,
  ),
)
const SHOW = anyOf(
  phrases(
    'show | read | list | give | display | tell | repeat | recap | run through | go over | run me through | take me through | walk me through | dikhao | dikha | batao',
  ),
)
const ME = maybe(anyOf(phrases('me | us | to me | out | back | back to me | me back')))
/** Before anything is sent. */
const FIRST = anyOf(
  phrases(
    'before | first | once | one last time | one more time | pehle | ek baar | once more | before i send | bhejne se pehle',
  ),
)
/** 'Read it back', 'recap please', 'ek baar poora dikhao'. */
const READ_BACK = either(
  anyOf(
    phrases(
      `read back | read it back | read that back | read them back | read everything back | read all back | read it out | read it all back | read me back | read out | repeat back | play it back | recap | recap it | final check before | final review | one last look
       poora dikhao | pura dikhao | poora dikha do | pura dikha do | poora dikhaiye | sab dikhao | sab dikha do | sab kuch dikhao | poora batao | pura batao | poora claim dikhao | ek baar dikhao | ek baar dikha do | ek baar padh ke sunao | padh ke sunao | ek baar sab batao`,
    ),
  ),
  inOrder(
    SHOW,
    ME,
    THE,
    WHOLE,
    anyOf(phrases('request | claim draft | draft | submission | expense report | final list')),
  ),
)
const SHOW_ALL = inOrder(SHOW, ME, THE, WHOLE, either(ALL, anyOf(phrases('it | that | this | them | receipts | list'))))

const WHAT = anyOf(phrases('what | whats | what all | wat | kya | kya kya | which receipts | which bills'))
const YOU = anyOf(phrases('you | u | tum | aap | tumhare | aapke | tere'))
/** 'What would go to Meera if I sent now', 'what goes out'. */
const WOULD_GO = inOrder(
  WHAT,
  maybe(anyOf(phrases('exactly | all | receipts'))),
  anyOf(
    phrases(
      'would | will | is going to | are going to | all would | all will | gets | goes | is about to | jayega | jaayega | jaega',
    ),
  ),
  maybe(anyOf(phrases('i | be | you | get | all'))),
  maybe(anyOf(phrases('go | send | sent | submit | submitted | reach | out | to'))),
)
/** 'What have you got saved for me', 'what do you hold', 'kya kya hai tumhare paas'. */
const YOU_HOLD = either(
  inOrder(
    WHAT,
    several(anyOf(phrases('do | have | are | all | else | did | is | has | the | now | receipts | bills'))),
    YOU,
    maybe(anyOf(phrases('currently | now | already'))),
    anyOf(
      phrases(
        'got | have | hold | holding | saved | kept | keep | noted | recorded | collected | stored | with you | have with you',
      ),
    ),
  ),
  inOrder(
    WHAT,
    several(anyOf(phrases('is | are | all | else | hai | abhi | ab tak'))),
    anyOf(
      phrases('saved | kept | recorded | stored | lying | pending | with you | tumhare paas | aapke paas | tere paas'),
    ),
  ),
)
/** 'Anything else lying unsent with you', 'kuch aur bhejna baaki hai'. */
const UNSENT = either(
  inOrder(
    anyOf(
      phrases(
        'anything | anything else | any | any other | any more | kuch | kuch aur | aur kuch | something | something else',
      ),
    ),
    several(anyOf(phrases('receipt | receipts | bill | bills | thing | still | is | left | else | more'))),
    anyOf(
      phrases(
        'lying | unsent | not sent | left to send | left unsent | pending with you | remaining with you | waiting to be sent | to be sent | bhejna baaki | bhejna baki | bhejne ko',
      ),
    ),
  ),
  anyOf(
    phrases(
      'whats in the claim | what is in the claim | what is in it | whats in it | what all is in | what is inside the claim | what is in the request | whats in the request | whats in my claim | what is in my claim | what all is there in',
    ),
  ),
)
/** Of claims that were sent, figures or their state are asked. */
const OF_OTHER = anyOf(
  phrases(
    'last | previous | rejected | approved | status | month | year | week | quarter | team | spent | spend | policy | budget | trip | gst | category | merchant | compare | average',
  ),
)

/** Whether a message asks for what is about to be sent, as a whole: 'read it back before it goes', 'what have you got so far'. */
export function asksToReview(message: string): boolean {
  const said = romanised(message)
  const { words } = wordingOf(said)
  if (words.length > MOST_WORDS || says(said, OF_OTHER)) return false
  if (says(said, READ_BACK) || says(said, UNSENT) || placeOf(YOU_HOLD, words)) return true
  if (placeOf(WOULD_GO, words) && says(said, SENDING)) return true
  return placeOf(SHOW_ALL, words) !== undefined && says(said, FIRST) && says(said, SENDING)
}

const SENDING = anyOf(
  phrases(
    'go | goes | send | sent | sending | submit | submitted | submitting | it goes | going out | goes out | bhejna | bhejne | bhejun | bhejo | bheju | bheja | to meera | to my manager | to the approver | approval | out | jayega | jaayega',
  ),
)
/** A longer sentence says more than that. */
const MOST_WORDS = 18
