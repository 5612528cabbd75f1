import type { TextSpan } from './interpretation.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, several, word } from './phrase-grammar.ts'
import { wordingOf } from './phrases-in.ts'
import { placeAt } from './place-names.ts'
import { cleanTraced, tokenise } from './tokens.ts'
import { VOUCHING } from './vouching.ts'
import * as filler from './words/filler.ts'
import { kindlyAfter } from './words/kindly.ts'
import { LEAD, REQUEST } from './words/leads.ts'

/** Says nothing of what is wanted, wherever it stands: politeness, forms of address, sighs and particles of talk. */
const FILLER = anyOf(
  filler.COURTESY,
  filler.MANNER,
  filler.FAREWELL,
  filler.PRAISED_WORK,
  filler.FAMILIAR,
  filler.SIGH,
  filler.HESITATION,
  filler.APOLOGY,
  filler.PLAIN_SPEAKING,
  filler.ATTENTION,
  filler.NO_HURRY,
  filler.MEANWHILE,
  filler.PARTICLE,
  filler.ACKNOWLEDGED,
  LEAD,
  REQUEST,
  kindlyAfter(['yes']),
  phrases(
    'stuff | hii | hiii | hiiii | heyy | heyyy | helo | hlo | hellow',
    'aa | gaye | gaya | gayi | ban | raha | rahi | rahe | hua | hui | hue | kis | kaunsi | padhe | padha | padhi | padh liye | padh liya | padh li | kahan tak | pahuncha | pahunchi | pahucha',
  ),
)

const SELF = anyOf(phrases('i | we | main | mai | hum | im | ive | my phone | my net | my internet | the app'))
const PERSON = anyOf(
  ['', 'my ', 'the ', 'our '].flatMap((whose) =>
    phrases(
      'boss | manager | approver | finance | accounts | hr | admin | wife | husband | friend | colleague | teammate | driver | client | customer | director | senior | team | secretary | assistant',
    ).map((who) => `${whose}${who}`),
  ),
)
const BE = anyOf(
  phrases('am | are | is | was | were | have been | has been | will be | been | got | feel | have | had | has'),
)
const ADVERB = anyOf(
  phrases(
    'still | just | now | already | really | very | too | so | quite | also | again | only | almost | finally | currently | abhi | now only | all | today | right now | a bit | bit | totally',
  ),
)
const PLACE = anyOf(
  ['', 'the ', 'my ', 'a ', 'an '].flatMap((which) =>
    phrases(
      'home | house | office | airport | station | car | cab | taxi | auto | bus | train | metro | flight | meeting | call | lounge | desk | lunch | traffic | client place | client site | site | hotel room | middle of something',
    ).map((where) => `${which}${where}`),
  ),
)
/** How somebody is, and where. */
const STATE = either(
  anyOf(
    phrases(
      `busy | late | tired | confused | lost | back | here | home | driving | travelling | traveling | hungry | sleepy | new | new here | new to this | worried | stressed | stuck | on leave | on the way | on my way
       in a hurry | in hurry | stuck in traffic | a bit late | running late | done for today | hanging | slow | stuck up | out of office | outside | angry | waiting`,
    ),
  ),
  inOrder(anyOf(phrases('in | at | on | inside | near | reaching | leaving')), PLACE),
)
/** What one did oneself, and no receipt had done to it. */
const DID = anyOf(
  phrases(
    `mistyped | misread | misheard | misspoke | mixed up | messed up | got confused | got it wrong | read it wrong | typed wrong | typed it wrong | made a mistake | made a typo | made an error | was wrong | am wrong
     forgot | remembered | understand | understood | got it | get it | see | agree | know | reached | woke up | reached home | came back | came home | came late | am back`,
  ),
)
const BEFORE_MIND = anyOf(
  phrases(
    'think | guess | believe | suppose | hope | dont think | do not think | feel | wonder | was thinking | am thinking',
  ),
)
/** What one is going to do, and asks of nobody: 'let me check with finance'. */
const GOING_TO = anyOf(
  phrases(
    `i will | ill | we will | will | let me | i have to | i need to | need to | have to | i want to | i must | i should | i am going to | im going to | going to | i better | i would rather | before i | before we | once i | i shall
     will just | let me just`,
  ),
)
const OWN_DOING = anyOf(
  phrases(
    `check | check it | check this | check that | check once | ask | ask him | ask her | ask them | see | look | look into it | think | think about it | confirm | find out | call | call you | get back | get back to you | come back
     come back to you | let you know | tell you | inform you | update you | wait | rest | sleep | leave | go | go home | go now | talk | speak | read it | recheck | double check | verify | be back | show | log off | log out | sign off | close this`,
  ),
)
const WITH = inOrder(anyOf(phrases('with | to | from | by')), PERSON)
const SOON = anyOf(
  phrases(
    'later | soon | tomorrow | today | tonight | first | again | in a while | in some time | in the evening | kal | baad mein | baad me | about it | on it | you | once | now',
  ),
)
/** What others said or want, without a value: 'boss ne haan bol diya', 'finance will shout'. */
const OTHERS_DID = anyOf(
  phrases(
    `said | says | told | told me | said so | said yes | said ok | said okay | said fine | agreed | has agreed | approved verbally | is asking | is asking me | asked | asked me | will shout | will scold | will be angry | will ask | will kill me
     is waiting | wants it | wants this | wants | is chasing me | keeps asking | is after me | is fine with it | is ok with it | is okay with it | knows | knows about it | is angry | is busy`,
  ),
)
const HINDI_REMARK = either(
  inOrder(
    PERSON,
    anyOf(phrases('ne')),
    maybe(anyOf(phrases('haan | ha | yes | ok | theek hai | mana'))),
    anyOf(phrases('bol diya | bola | bola hai | keh diya | kaha | kaha hai | kar diya | ki thi | kiya')),
  ),
  inOrder(
    PERSON,
    anyOf(phrases('se | ko')),
    anyOf(
      phrases(
        'puchna hai | poochna hai | puchhna hai | puchta hu | puchta hoon | puch lu | puch lun | baat karni hai | baat karna hai | puchke | poochke | puchkar | poochkar | batana hai',
      ),
    ),
  ),
  anyOf(
    phrases(
      `ruko dekhta hu | dekhta hu | dekhta hoon | dekhti hu | dekhti hoon | dekh ke batata hu | batata hu | batata hoon | batati hu | batati hoon | check karta hu | check karta hoon | sochta hu | sochta hoon | soch ke batata hu
       galti se | galti ho gayi | galti ho gai | galat likh diya | galat bol diya | mujhe laga | mujhe lagta hai | mujhe pata hai | tum batao | aap batao | tum bolo`,
    ),
  ),
)
const APOLOGY = inOrder(
  anyOf(phrases('sorry | apologies | sry')),
  anyOf(
    phrases(
      `for the confusion | for confusion | for the trouble | for trouble | to trouble you | to bother you | for bothering | for the mess | for the mistake | my mistake | my bad | for the back and forth | about that | for that | for this`,
    ),
  ),
)
const OWN_FAULT = anyOf(
  phrases(
    'my mistake | my bad | my fault | by mistake | a typo | typo | it was a typo | small mistake | just asking | just checking | just confirming | just curious | just to be sure | to be sure | to be safe | for my records',
  ),
)

/** 'Just back from Jaipur with a bunch of bills'. */
const BACK_FROM = anyOf(
  phrases(
    'back from | returned from | came back from | got back from | reached from | just in from | home from | arrived from | se aaya | se wapas aaya',
  ),
)
const isPlaceName = (said: string): boolean => placeAt(tokenise(said), 0) !== undefined
const HAVE = anyOf(phrases('have | have got | ive got | got | with | brought | carrying | here are | there are'))
const MANY = anyOf(
  phrases(
    'a whole bunch of | a bunch of | a lot of | lots of | a pile of | a heap of | a few | some | many | several | so many | a stack of | a couple of | loads of | tons of | plenty of | my | these | the',
  ),
)
const BILLS = anyOf(
  phrases(
    'bills | receipts | bills with me | receipts with me | bills here | receipts here | papers | slips | invoices',
  ),
)

const REMARK = either(
  inOrder(SELF, several(ADVERB), DID),
  inOrder(SELF, BE, several(ADVERB), STATE),
  inOrder(several(ADVERB), BACK_FROM, word(isPlaceName)),
  inOrder(maybe(SELF), HAVE, maybe(MANY), BILLS),
  inOrder(anyOf(['reached', 'came', 'back']), several(ADVERB), maybe(anyOf(['at', 'to', 'from'])), PLACE),
  inOrder(SELF, several(ADVERB), BEFORE_MIND, maybe(SELF)),
  inOrder(GOING_TO, several(ADVERB), OWN_DOING, maybe(WITH), several(SOON)),
  inOrder(PERSON, several(ADVERB), OTHERS_DID, maybe(anyOf(['yes', 'ok', 'so', 'it', 'me']))),
  HINDI_REMARK,
  APOLOGY,
  OWN_FAULT,
)

/** What turns what somebody vouches for round: 'not confirmed'. */
const DENIES = new Set(
  phrases(
    'not | never | no | cant | cannot | couldnt | havent | hasnt | didnt | nahi | nahin | nhi | mat | if | unless | yet',
  ),
)
const VOUCHED: Rule = (words, at) => (DENIES.has(words[at - 1] ?? '') ? [] : VOUCHING(words, at))

/** Says why something is wrong or right, and nothing of what it is: 'sorry for the confusion', 'I misread', 'I checked'. */
const EXCUSE = either(APOLOGY, OWN_FAULT, inOrder(SELF, several(ADVERB), DID), VOUCHED)

/** Where a text says an excuse, or that somebody vouches for it. Offsets are those of the text. */
export function excusesIn(text: string): TextSpan[] {
  return spansOf(text, EXCUSE)
}

/**
 * A message with a figure in it, without the words by which somebody vouches for what they say, each replaced by a blank so that all
 * else stands where it stood: 'the total is 1,416, I checked'.
 */
export function withoutVouching(message: string): string {
  const blanked = spansOf(message, VOUCHED).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    message,
  )
  return /\d/.test(blanked) ? blanked.trimEnd().replace(/[,;]$/, '').trimEnd() : message
}

/**
 * Where a message says what carries no wish: politeness, sighs, and remarks on oneself and others, each word of which stands in a
 * closed list. Offsets are those of the message.
 */
export function remarksIn(message: string): TextSpan[] {
  return spansOf(message, ANY)
}

const ANY = either(REMARK, FILLER, VOUCHED)

function spansOf(message: string, rule: Rule): TextSpan[] {
  const { text, tokens, words } = wordingOf(message)
  const { spanOf } = cleanTraced(message, text)
  const spans: TextSpan[] = []
  for (let at = 0; at < words.length; ) {
    const end = Math.max(at, ...rule(words, at))
    const [first, last] = [tokens[at], tokens[end - 1]]
    if (end > at && first && last) spans.push(spanOf({ start: first.start, end: last.end }))
    at = Math.max(end, at + 1)
  }
  return spans
}
