import { phrases } from '../../text/phrase-grammar.ts'

// What is most of a kind, in every way that people say it. One list each: who asks for an order, chooses a result or counts from one
// end says the same words.

/** Each of the first with each of the second. */
const each = (firsts: string, seconds: string): string[] =>
  phrases(firsts).flatMap((first) => phrases(seconds).map((second) => `${first} ${second}`))

const COST = 'price | prices | priced | fare | fares | cost | costing | rate | rates'
const CHEAP_HINDI = 'sasta | sasti | saste | kam daam | kam kiraya | kam kiraye | kam price | kam fare | kam rate'
const DEAR = 'expensive | costly | pricey | pricy'

export const CHEAPEST: readonly string[] = [
  'cheapest',
  ...each('lowest | least | minimum', COST),
  ...each('least', DEAR),
  ...each(
    'most',
    'affordable | economical | economic | inexpensive | reasonable | reasonably priced | budget friendly',
  ),
  ...each('best', 'price | prices | fare | fares | rate | rates | priced'),
  ...each('sabse', CHEAP_HINDI),
  ...each('costs | cost | costing | priced', 'least | the least | lowest | the lowest'),
  ...phrases('easiest on the pocket | easiest on the budget'),
]

export const DEAREST: readonly string[] = [
  ...phrases('dearest | costliest | priciest'),
  ...each('most', DEAR),
  ...each('highest', COST),
  ...each('sabse', 'mehnga | mehngi | mehnge'),
]

export const FASTEST: readonly string[] = [
  ...phrases('fastest | quickest | shortest | least time | the least time | sabse tez'),
  ...each(
    'least | the least | shortest | the shortest',
    'time in air | time in the air | time on board | hours | flying hours',
  ),
  ...each('shortest | least | minimum | lowest', 'duration | travel time | flying time | flight time | journey time'),
  ...each('sabse', 'kam time | kam samay | kam waqt'),
]
