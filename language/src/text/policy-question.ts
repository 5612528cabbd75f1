import { anyOf, either, inOrder, maybe, phrases, type Rule } from './phrase-grammar.ts'
import { opensWith, says, wordingOf } from './phrases-in.ts'
import { placeAt } from './place-names.ts'
import { tokenise } from './tokens.ts'
import { PLEASE } from './words/filler.ts'

/** What a question about the policy is about. */
export type PolicySubject =
  | 'hotel'
  | 'stay'
  | 'flight'
  | 'cabin'
  | 'fare'
  | 'notice'
  | 'meals'
  | 'deadline'
  | 'receipt'
  | 'mileage'
  | 'category'
  | 'excluded'

const HOTEL = anyOf(
  phrases('hotel | hotels | room | rooms | stay | lodging | accommodation | per night | a night | guest house'),
)
const CABIN = either(
  anyOf(
    phrases(
      `business class | first class | premium economy | economy | cabin | cabin class | which class | what class | flight class
       flight upgrade | upgrade | upgrades`,
    ),
  ),
  inOrder(
    anyOf(phrases('fly | flying | travel | travelling | book | take | go')),
    anyOf(phrases('business | in business | first | in first')),
  ),
)
const FARE = anyOf(
  phrases('airfare | airfares | air fare | air fares | fare | fares | ticket price | flight price | ticket cost'),
)
const FLIGHT = anyOf(phrases('flight | flights | fly | air travel | air ticket | air tickets'))
const NOTICE = either(
  anyOf(
    phrases(
      `notice | notice period | short notice | in advance | ahead of | beforehand | last minute | how early | how far ahead | how much earlier
       advance booking | days ahead | weeks ahead | days before | weeks before | kitne din pehle | kitna pehle`,
    ),
  ),
  inOrder(anyOf(phrases('before')), anyOf(phrases('departure | the trip | the flight | travel | travelling'))),
)

const MILEAGE = anyOf(
  phrases(
    `mileage | per km | a km | per kilometre | a kilometre | per kilometer | a kilometer | km rate | kilometre rate | kilometer rate | rate per km
     own car | own bike | own scooter | own vehicle | my car | my bike | my scooter | my vehicle | private car | private vehicle | personal vehicle | personal car
     rate for a car | rate for car | rate for a bike | rate for my car | rate for the car | car rate | bike rate | max km | maximum km | km limit | km per day | kms per day | km a day | kitne km | kitna km | limit on km
     apni car | apni bike | apni gadi | apni gaadi | apna scooter | two wheeler | two wheelers | electric vehicle | car ka | bike ka | scooter ka | scooty ka | gadi ka | gaadi ka
     fuel allowance | petrol allowance | fuel rate | petrol rate`,
  ),
)

const SUBJECTS: readonly [PolicySubject, Rule][] = [
  ['hotel', HOTEL],
  ['stay', anyOf(phrases('how many nights | how long can i stay | how long may i stay | length of stay | long stay'))],
  ['cabin', CABIN],
  ['fare', FARE],
  ['flight', FLIGHT],
  ['notice', NOTICE],
  [
    'meals',
    anyOf(
      phrases(
        'food | meal | meals | lunch | dinner | breakfast | khana | khane | khaana | khaane | bhojan | per diem | perdiem | daily allowance | daily limit | allowance | allowances | per day do i get | a day do i get | per day can i | each day do i | din ka kitna | ek din mein kitna | ek din ka | per day kitna | tea | chai | snacks',
      ),
    ),
  ],
  [
    'deadline',
    anyOf(
      phrases(
        `deadline | still claim | still be claimed | cut off date | cutoff date | last date | till when | how late | too late | by when | too old | within how many days | how many days do i have | how many days do we have
         kitne din | kab tak | old bill | old bills | how long do i have | how long to claim | how long can i wait | days to claim | days can i claim | time to claim`,
      ),
    ),
  ],
  [
    'receipt',
    either(
      inOrder(
        anyOf(phrases('receipt | receipts | bill | bills')),
        anyOf(phrases('needed | required | necessary | mandatory')),
      ),
      anyOf(
        phrases(
          'original bill | original bills | original receipt | original receipts | need bill | need bills | paper bill | paper bills',
        ),
      ),
      inOrder(
        anyOf(phrases('need | keep | require | attach')),
        maybe(anyOf(phrases('a | the | my | every | to keep | to keep the | all'))),
        anyOf(phrases('bill | bills | receipt | receipts')),
      ),
    ),
  ],
  ['mileage', MILEAGE],
  [
    'category',
    anyOf(
      phrases(
        'taxi | taxis | cab | cabs | conveyance | local travel | transport | internet | wifi | phone bill | mobile bill | phone | mobile | recharge | broadband | parking | toll | tolls | tips | tip | courier | printing | stationery | service charge',
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

/** Subjects that another one is more exact about: 'the fare of a flight' is about fares. */
const MORE_EXACT: Partial<Record<PolicySubject, readonly PolicySubject[]>> = {
  flight: ['cabin', 'fare', 'notice'],
  hotel: ['stay', 'notice'],
  deadline: ['notice'],
}

/** What a question about the policy is about, and in which city; nothing of a question about all of it. */
export interface PolicyQuestion {
  subjects: PolicySubject[]
  city?: string
}

/** Returns what a question about the policy asks for. */
export function policyQuestionIn(message: string): PolicyQuestion {
  const tokens = tokenise(message)
  const place = tokens.map((_, at) => placeAt(tokens, at)?.place).find((one) => one !== undefined)
  const said = SUBJECTS.flatMap(([subject, rule]) => (says(message, rule) ? [subject] : []))
  return {
    subjects: said.filter((subject) => !MORE_EXACT[subject]?.some((other) => said.includes(other))),
    ...(place && { city: place.name }),
  }
}

const LIMIT = anyOf(
  phrases('limit | limits | cap | caps | ceiling | upper limit | entitlement | max allowed | maximum allowed'),
)
const ALLOWED = anyOf(phrases('allowed | permitted | within policy | entitled'))
/** 'Can you limit it to mornings' asks for something to be done. */
const DOES = anyOf(PLEASE, phrases('you | to | and'))
const ASKS = anyOf(
  phrases(
    `what | whats | which | is | are | am | can | could | may | do | does | how | any | tell me | show me
     kya | kitna | kitni | batao`,
  ),
)
const ASKS_BEHIND = anyOf(phrases('kya | kya hai | kitna | kitna hai | kitni | batao | bata do | bataiye'))
const NOTICE_ASKED = anyOf(phrases('how much notice | how many days notice | notice do i need | notice required'))

/** What is paid for, and how a question about it goes on. */
const RATE = anyOf(
  phrases(
    `how much | how many km | max | maximum | limit | rate | rates | per km | a km | per kilometre | a kilometre | per kilometer | a kilometer | mileage | paid | pay | pays | get | claim | reimbursed | reimburse | reimbursement | allowance | allowed
     kitna | kitni | milta | milega | milti`,
  ),
)
/** A hired one is paid by its bill. */
const HIRED = anyOf(
  phrases('cab | cabs | taxi | taxis | ola | uber | rental | rented | hired | auto | rickshaw | flight | train'),
)

/** What has been spent or claimed is a matter of figures and claims. */
const PAST = anyOf(
  phrases(
    `spent | claimed | did | didnt | was | were | last week | last month | last quarter | last year | this week | this month | this quarter | this year
     so far | until now | till now | yesterday | pichle | kharch kiya`,
  ),
)

/** Whether a message asks what the policy pays for journeys by an own vehicle. */
export function asksForMileage(message: string): boolean {
  const asks =
    message.includes('?') || opensWith(message, ASKS) || says(message, ASKS_BEHIND) || says(message, PAYS_BEHIND)
  return asks && says(message, MILEAGE) && says(message, RATE) && !says(message, either(HIRED, PAST))
}

const PAYS_BEHIND = anyOf(phrases('milta | milega | milti | kitna milta | mileage rate | km rate | rate per km'))

/** Whether a traveller asks what the policy sets for a hotel, a flight or the notice before a trip. */
export function asksForTravelLimit(message: string): boolean {
  if (says(message, NOTICE_ASKED) || asksForMileage(message)) return true
  const { words } = wordingOf(message)
  const asks = opensWith(message, ASKS) || says(message, ASKS_BEHIND)
  const travels = either(HOTEL, CABIN, FARE, FLIGHT)
  if (!asks || !says(message, travels)) return false
  const limits = words.some((_, at) => LIMIT(words, at).length > 0 && (at === 0 || DOES(words, at - 1).length === 0))
  return limits || (says(message, ALLOWED) && says(message, CABIN))
}

/** What one is paid, or may spend, in general. */
const ENTITLED = anyOf(
  phrases(
    `do i get | do we get | can i get | will i get | do you pay | does the company pay | is paid | are paid | get paid | get back | how much per day | how much a day | per day limit | be claimed | claim at all | claimed at all | charge toll | charge tolls | allowed to claim | be reimbursed
     milta hai | milti hai | milte hain | milta | milega | milegi | milenge | mil sakta | mil sakte | mil sakti | mil sakta hai | poora milta | pura milta | poora paisa | pura paisa | koi limit | kya limit | kitni limit | limit kya | limit kitni | kitne rupaye tak | kitne rupee tak | kitne rupees tak
     kitne tak | kitna tak | kitne paise tak | tak claim kar | kitna claim kar | kitne ka claim`,
  ),
)
const MAY_BE = anyOf(phrases('be claimed | claimed at all | be reimbursed'))
const OF_MONEY_BACK = anyOf(
  phrases(
    'paisa kab | kab milega | kab milta | kab tak milega | when do i get | when will i get | when do we get | when can i get | how soon | money back | kab aayega | kitne din',
  ),
)

/** Whether a message asks what is paid or allowed in general for something that policies have rules on. */
export function asksForEntitlement(message: string): boolean {
  const asks =
    message.includes('?') || opensWith(message, ASKS) || says(message, ASKS_BEHIND) || says(message, ENTITLED)
  const isPast = says(message, PAST) && !says(message, MAY_BE)
  if (!asks || !says(message, ENTITLED) || isPast || says(message, OF_MONEY_BACK)) return false
  return policyQuestionIn(message).subjects.length > 0
}
