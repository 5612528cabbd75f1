import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { HINDI_DO, HINDI_REMOVES, HINDI_SENDS, SENDS, VERB } from '../../text/words/act-verbs.ts'
import * as filler from '../../text/words/filler.ts'
import { kindly } from '../../text/words/kindly.ts'
import { LEAD, REQUEST, SPEAKER } from '../../text/words/leads.ts'

const DO = [...HINDI_DO, ...phrases('kar lo | karna | karni | karna hai | maro | maar do')]
/** With what negates it between: 'delete mat karna'. */
const done = (verbs: readonly string[]) =>
  verbs.flatMap((verb) => DO.flatMap((end) => ['', 'mat ', 'nahi ', 'na '].map((not) => `${verb} ${not}${end}`)))

/** Takes a receipt out, before what it names. */
export const REMOVE = anyOf(
  VERB.remove,
  phrases(
    `throw away | kick out | scrap | erase | omit | cut out | strike off | take off
     do away with | forget | forget about | eliminate | bin | trash | rid of | unclaim | remove out | delete out`,
  ),
)
export const FORGET_IT = anyOf(phrases('forget it | forget that | forget about it | forget about that'))
/** 'Clear all': of a field it takes out its value. */
export const CLEAR = anyOf(
  phrases(
    'clear all | clear everything | clear them | clear these | clear the receipts | clear receipts | clear my receipts',
  ),
)
/** The same behind it, as Hindi does. */
export const REMOVE_LAST = anyOf(
  HINDI_REMOVES,
  phrases(
    `nikaal dena | nikaal de | nikal dijiye | nikal dijiyega | nikaal dijiyega | nikaal lo | hata ke | hataa ke | hatake | hata kar | hatakar | nikal ke | nikaal ke | nikalke | nikal kar | nikaal kar | hata den | hata dena | hata lo | hata dijiyega | nikalna hai | nikalni hai | nikalna h | nikaalna hai | hatana hai | hatani hai | hata dena hai | hatwa do | nikaalo | nikal dena | nikal de | nikaal dijiye | uda do | udao | mita do | mitao`,
  ),
  done(phrases('remove | delete | discard | drop | exclude | rimuv | dilit | cancel')),
)
/** Verbs with their object inside: 'take it out', 'leave the cab out'. */
export const PARTED_REMOVE = anyOf(phrases('take | leave | throw | kick | cut | keep'))
export const OUT = anyOf(phrases('out | away | aside | off'))
/** 'It should be removed', 'it has to go'. */
export const TO_BE_REMOVED = anyOf(
  ['should be', 'must be', 'has to be', 'have to be', 'needs to be', 'need to be', 'can be', 'to be'].flatMap((lead) =>
    ['removed', 'deleted', 'discarded', 'dropped', 'excluded', 'left out', 'taken out'].map(
      (verb) => `${lead} ${verb}`,
    ),
  ),
  phrases('should go | must go | has to go | have to go'),
)

/** Takes back what was done. */
export const UNDO = anyOf(
  phrases(
    'undo | revert | roll back | rollback | take back | restore | reset | unremove | undelete | un remove | un delete',
  ),
  phrases(
    `wapas lao | wapas la do | wapas la dijiye | wapas le aao | wapas le ao | wapas karo | wapas kar do | wapas kardo | wapas kar dijiye | wapas rakho | wapas rakh do | wapas daalo
     wapas dalo | wapas dal do | wapas daal do | wapas jodo | wapas jod do | wapas add karo | wapas chahiye | wapas laao | lauta do | wapas de do | phir se add karo | phir se jodo`,
  ),
  done(phrases('undo | restore | revert')),
)
/** Verbs with 'back' behind what they bring: 'bring the hotel back'. */
export const BRING = anyOf(phrases('bring | put | get | take | add | give | want | have | roll | turn | need'))

/** Keeps all as it is. */
export const KEEP = anyOf(
  phrases(
    `keep | leave | let it be | let it stay | let it remain | stays | should stay | should remain | as it was | as it is | rehne do | rehne dijiye | rehne de | rakho | rakhna hai
     chhod do | chodo | chhodo`,
  ),
)

/** 'Don't change it' keeps it too. */
export const CHANGE = anyOf(phrases('change | touch | edit | modify | update | alter | set | correct'))

/** Sends the claim. */
export const SEND = anyOf(
  SENDS,
  phrases(
    'e mail | push | shoot it over | pass it on | pass this on | pass them on | pass it along | pass it over | hand it over | claim karna | get reimbursed | reimburse me | reimburse',
  ),
)
export const SEND_LAST = anyOf(
  HINDI_SENDS,
  ['bhejna hai'],
  done(phrases('send | submit | forward | mail | email | claim | file | sabmit | sendh')),
)

/** Negates the verb beside it. */
export const NOT = anyOf(
  kindly(['dont']),
  phrases(
    `dont | do not | not | never | dont want to | do not want to | no need to | should not | shouldnt | must not | mustnt | need not | neednt | wont | will not | cannot | cant
     didnt | did not | doesnt | does not | isnt | is not | wasnt | was not | not be | without`,
  ),
)
export const HINDI_NOT = anyOf(phrases('mat | nahi | nahin | nhi | na'))

/** Makes a clause no wish: it asks, supposes, or tells of another time. */
export const NO_WISH = anyOf(
  phrases(
    `if | agar | unless | until | till | when | once | after | before | how | why | what | which | who | whether | kya | kaise | kab | kyun | kyu | kaun | suppose | supposing
     what if | would | might | could have | used to | was about to | jab | jabtak | tab tak | pehle agar | maybe | perhaps | shayad | tomorrow | later | kal | baad mein | baad me`,
  ),
)
/** Of a question that begins so nobody knows the answer but FinGenie. */
export const ASKING = anyOf(
  phrases(
    'did | do | does | has | have | had | is | are | was | were | should | shall | will i | may i | can i | kya | would',
  ),
)

/** With which a wish may begin, and what may stand within it; none of it changes what is wished. */
export const LEADS = anyOf(
  filler.PLEASE,
  filler.THANKS,
  filler.GREETING,
  filler.ADDRESS,
  filler.EXCLAMATION,
  filler.SIGH,
  filler.HESITATION,
  filler.PARTICLE,
  filler.ATTENTION,
  filler.APOLOGY,
  filler.TRANSITION,
  filler.ASIDE,
  filler.GLUE,
  LEAD,
  REQUEST,
  SPEAKER,
  kindly(['do']),
  phrases(
    `ok | okay | k | yes | yeah | yep | sure | no | nope | so like | now | first | or | alright | all right | fine | great | good | right | haan | abhi | nahi | again | i mean | instead`,
    `can u | could u | you should | you must | u can | let me | i want | i wanna | we want to | we need to | we should | i have to | we have to | i think we should | i think you should
     i will | ill | he said | she said | they said | boss said | he says | she says | they want me to | tum | hame | i | we`,
  ),
)
/** Behind a wish, and changing nothing of it. */
export const BEHIND = anyOf(
  filler.PLEASE,
  filler.THANKS,
  filler.GREETING,
  filler.ADDRESS,
  filler.AT_ONCE,
  filler.PARTICLE,
  phrases(
    `for me | for now | ok | okay | will you | can you | could you | too | also | as well | from here | from this | from the list | from the claim | from my claim | from the chat | from this chat | from these
     from this claim | from this conversation | from the conversation | again | instead | then | and | first | se | ko | wo | woh | hai | h | do | only | just`,
  ),
)
/** What was said just now, or done last. */
export const LAST_CHANGE = anyOf(
  phrases(
    `it | that | this | them | both | both of them | dono | donon | unhe | unhein | that one | this one | the last one | last one | last | the last change | last change | the change | my change | my last change | your last change | that change | this change | the last edit
     that edit | the edit | the last correction | that correction | what you did | what i did | what you just did | what i just did | what you changed | what i changed | what i said | what you just changed
     what i just changed | what i just said | the last step | that step | usko | use | ise | isko | usse | woh | wo | ye | yeh | the previous one | the latest change | the removal | that removal | the previous change
     the last thing | the one before | one before | the one before that | the change before | my changes | to how it was | to what it was | as it was | as it was before | how it was | to the way it was
     the last change you made | the last change i made | the last thing you did | last change you made | the change you made | the change i made | the change you just made
     the way it was | like before | like it was | to before | as before | the one before it`,
  ),
)
const FEW_CHANGES = ['two', 'three', 'four', 'five', 'few', '2', '3', '4', '5'].flatMap((few) =>
  ['', 'the ', 'my ', 'last ', 'the last ', 'my last '].flatMap((lead) =>
    ['changes', 'edits', 'corrections'].map((things) => `${lead}${few} ${things}`),
  ),
)
export const ALL_CHANGES = anyOf(
  phrases(
    `everything | all | all of it | all of them | all of these | all changes | all my changes | all the changes | all of my changes | all your changes | every change | both changes | the changes | the changes you made | all changes you made | everything you did
     the last changes | last changes | my changes | sab | sab kuch | sabhi | saare | saara | all edits | all the edits | my edits | all my corrections | all corrections | my corrections | my last changes`,
  ),
  FEW_CHANGES,
)
