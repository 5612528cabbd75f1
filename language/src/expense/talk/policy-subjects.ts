import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { says } from '../../text/phrases-in.ts'
import { placeAt } from '../../text/place-names.ts'
import { tokenise } from '../../text/tokens.ts'

/** What a question about the policy is about. */
export type PolicySubject = 'hotel' | 'flight' | 'meals' | 'deadline' | 'receipt' | 'excluded'

const SUBJECTS: readonly [PolicySubject, ReturnType<typeof anyOf>][] = [
  ['hotel', anyOf(phrases('hotel | hotels | room | rooms | stay | lodging | accommodation | per night | a night'))],
  [
    'flight',
    anyOf(
      phrases(
        'flight | flights | fly | airfare | air fare | fare | fares | business class | first class | economy | cabin',
      ),
    ),
  ],
  [
    'meals',
    anyOf(
      phrases(
        'food | meal | meals | lunch | dinner | breakfast | khana | per diem | perdiem | daily allowance | allowance | allowances',
      ),
    ),
  ],
  [
    'deadline',
    anyOf(
      phrases(
        `deadline | cut off date | cutoff date | last date | till when | how late | too late | by when | within how many days | how many days do i have | how many days do we have
         kitne din | kab tak | old bill | old bills`,
      ),
    ),
  ],
  [
    'receipt',
    anyOf(
      phrases(
        'original bill | original bills | original receipt | original receipts | need a bill | need a receipt | need bill | need bills | paper bill | paper bills',
      ),
    ),
  ],
  [
    'excluded',
    anyOf(
      phrases(
        'alcohol | liquor | beer | wine | whisky | whiskey | drinks | daru | minibar | mini bar | cigarette | cigarettes | tobacco | movie | spa | laundry | fine | fines | challan',
      ),
    ),
  ],
]

/** What a question about the policy is about, and in which city; nothing of a question about all of it. */
export interface PolicyQuestion {
  subjects: PolicySubject[]
  city?: string
}

/** Returns what a question about the policy asks for. */
export function policyQuestionIn(message: string): PolicyQuestion {
  const tokens = tokenise(message)
  const place = tokens.map((_, at) => placeAt(tokens, at)?.place).find((one) => one !== undefined)
  return {
    subjects: SUBJECTS.flatMap(([subject, rule]) => (says(message, rule) ? [subject] : [])),
    ...(place && { city: place.name }),
  }
}
