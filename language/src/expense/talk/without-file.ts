import { currencyNamed } from '../../text/currencies.ts'
import { romanised } from '../../text/devanagari.ts'
import { figuresIn } from '../../text/figures.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, word } from '../../text/phrase-grammar.ts'
import { opensWith, says, saysInOrder } from '../../text/phrases-in.ts'
import { wordsOf } from '../../text/quantities.ts'
import { isMarked } from '../sending/questions.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

/** What is told of an expense of which there is no file: the bill is lost, the money was foreign, or it is a daily allowance. */
export function withoutFile(message: string): 'no-bill' | 'foreign' | 'per-diem' | undefined {
  if (says(message, PER_DIEM) && opensWith(message, WANTS)) return 'per-diem'
  if (asksOfForeign(message)) return 'foreign'
  // 'Which receipts have no invoice number' asks for figures.
  if (says(message, NO_PAPER)) return opensWith(message, COUNTED) ? undefined : 'no-bill'
  if (isMarked(message)) return undefined
  return saysInOrder(message, LOST, PAPER) ? 'no-bill' : toldSpending(message)
}

/** Money that was spent: '30 dollars for visa photos', 'paid 180 rs for the auto'. */
function toldSpending(message: string): 'foreign' | 'no-bill' | undefined {
  const [figure, ...others] = figuresIn(wordsOf(romanised(message)))
  if (!figure?.money || others.length > 0) return undefined
  const isForeign = figure.currencies.some((code) => code !== 'INR')
  if (!isForeign) return opensWith(message, SPENT_FIRST) ? 'no-bill' : undefined
  return says(message, SPENT) || saysInOrder(message, CURRENCY_NAME, FOR_WHAT) ? 'foreign' : undefined
}

/** What is done with money of another country: 'can I claim in ringgit', 'is proof of the exchange rate needed'. */
function asksOfForeign(message: string): boolean {
  const isForeign = says(
    message,
    either(CURRENCY_NAME, one('exchange rate | conversion rate | forex | foreign currency')),
  )
  return (
    isForeign &&
    says(
      message,
      one(
        `claim | claimed | rupees | proof | upload | card statement | which rate | what rate | rate is used | rate do you | rate do i
         | do you convert | is it converted | do i convert`,
      ),
    ) &&
    (isMarked(message) || opensWith(message, one('can | how | what | whats | should | shall | do i | is')))
  )
}

/** 'Guy gave no slip', 'no printed bill', 'driver ne bill nahi diya'. */
const NO_PAPER = inOrder(
  one(
    'no | gave no | without | without any | didnt get | did not get | didnt give | dont have | doesnt give | wont give | bina',
  ),
  maybe(one('a | any | the | printed | proper | gst | paper')),
  one('bill | bills | slip | receipt | voucher | invoice'),
)

const COUNTED = one('which | how many | list | show | kaun | kaunsi | kaunse | kitni | kitne')

/** A paper that is gone: 'lost the auto bill', 'misplaced my cab receipt'. */
const LOST = anyOf(
  phrases('lost | misplaced | i lose | tore | kho gaya | kho gayi | kho diya | gum gaya | gum gayi | gum ho gaya'),
)
const PAPER = anyOf(phrases('bill | bills | receipt | receipts | slip | invoice | ticket | voucher | paper'))
const PER_DIEM = anyOf(phrases('per diem | perdiem | daily allowance | da | daily bhatta'))
const WANTS = anyOf(
  phrases(
    `how do i claim | how can i claim | how to claim | i want to claim | i want | i need | claim | add | can you add | give me | put | per diem | perdiem | daily allowance | mujhe`,
  ),
)

const SPENT = anyOf(phrases('spent | paid | gave | bought | cost me | kharch kiya | kharcha hua | diye | laga | lage'))
const SPENT_FIRST = anyOf(
  ['', 'i ', 'we ', 'also ', 'i also ', 'maine '].flatMap((who) =>
    phrases('spent | paid | gave | bought').map((verb) => `${who}${verb}`),
  ),
)
const CURRENCY_NAME: Rule = word((said) => (currencyNamed(said) ?? 'INR') !== 'INR')
const FOR_WHAT = anyOf(phrases('for | on | at | in | ka | ke | ki'))
