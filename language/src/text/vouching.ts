import { anyOf, either, inOrder, maybe, phrases, type Rule, several } from './phrase-grammar.ts'

const SELF = anyOf(phrases('i | we | ive | weve | main | maine | humne | me'))
const ADVERB = anyOf(
  phrases('have | already | just | also | double | cross | triple | personally | myself | now | again | khud | abhi'),
)
const CHECKED = anyOf(phrases('checked | verified | rechecked | confirmed | confirm it | looked | counted | tallied'))
const PAPER = anyOf(
  ['the ', 'my ', 'this ', ''].flatMap((which) =>
    phrases('bill | receipt | paper | paper bill | paper copy | slip | original | print | invoice | photo').map(
      (what) => `${which}${what}`,
    ),
  ),
)
const OBJECT = either(
  anyOf(phrases('it | this | that | twice | again | properly | carefully | by me | myself | it twice | it again')),
  inOrder(maybe(anyOf(phrases('on | at | with | from | against | in'))), PAPER),
)
const SURE = anyOf(
  phrases(
    `i am sure | im sure | am sure | i am certain | im certain | i am positive | im positive | for sure | 100 percent sure | quite sure of it | pakka | pakka hai | bilkul sahi hai | sahi hai | i am very sure | im very sure
     see the bill | see bill | check the bill | i have seen it | ive seen it | i have seen the bill | i saw it | i saw the bill | i see it on the bill`,
  ),
)
const IN_HINDI = inOrder(
  maybe(SELF),
  maybe(anyOf(['khud', 'abhi', 'bill', 'bill mein'])),
  anyOf(
    phrases(
      `check kiya | check kiya hai | check kar liya | check kar liya hai | check karliya | dekh liya | dekh liya hai | dekha | dekha hai | verify kiya | verify kar liya | confirm kiya | confirm kar liya | confirm hai`,
    ),
  ),
  maybe(SELF),
)

/**
 * That somebody stands for what they say: 'I checked', 'verified on the bill', 'maine dekh liya'. It says nothing of what they say;
 * behind a 'not' it says the contrary, so that the word before it has to be looked at.
 */
export const VOUCHING: Rule = either(inOrder(maybe(SELF), several(ADVERB), CHECKED, several(OBJECT)), SURE, IN_HINDI)
