// With the full run: every repeated fragment is measured on every way in which a message is understood.
import { expect, test } from 'vitest'
import { redactor } from '../model/redaction-rules.ts'
import { firstPolicyOn } from '../policy/first-policies.fixture.ts'
import { DIALOGUES as QUESTIONS } from './fingenie/dialogues/dialogues.fixture.ts'
import { sayWith } from './fingenie/rules/saying.fixture.ts'
import type { DialogueState } from './fingenie/rules/state.ts'
import { chatTitle } from './kernel/titles.ts'
import type { DialogueState as TripState } from './tripmate/dialogue/state.ts'
import { DIALOGUES as TRIPS } from './tripmate/dialogues/dialogues.fixture.ts'
import { readTurn } from './tripmate/engine/read-turn.ts'

/** What a message may have at most, and a quarter of it. */
const [LONG, SHORT] = [4_000, 1_000]
/** Milliseconds that a message of full length may always take; what takes less is in no proportion to anything. */
const FLOOR_MS = 150
/** How often as long the long message may take; four times would be in proportion, sixteen the square. */
const MOST = 6
/** Each is measured as often, and the best one counts: whatever else the machine does only adds. */
const ROUNDS = 10

const SIGNS = [
  ...'ax10.,!?-([\'"₹@/:#*|·`\n\tक',
  ...[
    '😀',
    'हाँ ',
    '1 ',
    '12,',
    '1,000 ',
    '₹5 ',
    '1.5 ',
    '12:30 ',
    '2 3 ',
    '3rd ',
    '1/2/26 ',
    'a.b ',
    'a@',
    'x1 ',
    '- ',
  ],
  ...[
    'receipt 1 ',
    'receipt 1, ',
    'total 1 ',
    'the total is 5 ',
    'from Delhi to Mumbai ',
    'on 5 June ',
    'next monday ',
  ],
  ...['TRP-', 'TRP-2026-000001 ', 'EXP-2026-000001 ', '27AAPFU0939F1ZV ', 'flight: ', 'Flight: a-1 (departure: '],
  ...['please ', 'and ', 'not ', 'no, ', 'yes ', 'set the total to 5 and ', '![', '](', '<a ', 'https://', '**'],
]
const TODAY = '2026-06-10'
const CAB = { merchant: 'City Cabs', totalPaise: 64_000, date: '2026-06-09' }
const TEA = { merchant: 'Tea Point', totalPaise: null }
const MISSING: DialogueState = { pending: { kind: 'value', receiptId: 'id-2', field: 'totalPaise' } }
const trip = ['A flight from Delhi to Mumbai on 20 June and back on the 23rd, with a hotel', 'a client meeting'].reduce(
  (state: TripState | object, message) =>
    readTurn({ message, state, today: TODAY, policy: firstPolicyOn(TODAY) }).outcome.state,
  {},
)
const REMOVED = ['names', 'gstin', 'cards', 'mail', 'phone'] as const

/** All ways on which a message is understood, and what happens to it besides. */
const PATHS: Record<string, (message: string) => unknown> = {
  'TripMate, a new trip': (message) => readTurn({ message, state: {}, today: TODAY, policy: firstPolicyOn(TODAY) }),
  'TripMate, a trip with a question': (message) =>
    readTurn({ message, state: trip, today: TODAY, policy: firstPolicyOn(TODAY) }),
  'FinGenie, two receipts': (message) => sayWith({}, {}, [CAB, { ...CAB, merchant: 'Metro Taxi' }], message),
  'FinGenie, a missing total': (message) => sayWith({}, MISSING, [CAB, TEA], message),
  'FinGenie, an order to send': (message) => sayWith({ submit_claim: sent }, {}, [CAB], { order: message }),
  'title and redaction': (message) => [chatTitle(message), redactor(REMOVED, ['Asha Verma']).hide(message)],
}

async function sent() {
  return { expenseNumbers: ['EXP-2026-000001'], approver: 'Meera Iyer', total: 640 } as never
}

/** Every word that the kept dialogues say, and pairs of them, some of each, always the same. */
function vocabulary(words: number, pairs: number): string[] {
  const said = [
    ...TRIPS.flatMap(({ turns }) => turns.map(({ say }) => say)),
    ...QUESTIONS.flatMap(({ turns }) => turns.flatMap((turn) => ('say' in turn ? turn.say : []))),
  ]
  const known = [
    ...new Set(
      said
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu),
    ),
  ].sort()
  const every = (count: number) => known.filter((_, index) => index % Math.ceil(known.length / count) === 0)
  const [first, second] = [every(pairs), every(pairs).toReversed()]
  return [...every(words).map((word) => `${word} `), ...first.map((word, index) => `${word} ${second[index]} `)]
}

/** Milliseconds of a processor that this thread takes for it. */
async function computing(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const repeated = (fragment: string, length: number) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)

/** How often as long the long message takes as the short one; undefined where it takes no time to speak of. */
async function growth(understand: (message: string) => unknown, fragment: string): Promise<number | undefined> {
  const [long, short] = [repeated(fragment, LONG), repeated(fragment, SHORT)]
  let [most, least] = [await computing(() => understand(long)), Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS && most > FLOOR_MS; round++) {
    least = Math.min(least, await computing(() => understand(short)))
    most = Math.min(most, await computing(() => understand(long)))
    if (most / least <= MOST) return most / least
  }
  return most > FLOOR_MS ? most / least : undefined
}

test.each(Object.entries(PATHS))(
  '%s: repetition costs no more than in proportion',
  async (_, understand) => {
    const slow: string[] = []
    for (const fragment of [...SIGNS, ...vocabulary(40, 12)]) {
      const times = await growth(understand, fragment)
      if (times !== undefined && times > MOST) slow.push(`${JSON.stringify(fragment)}: ${times.toFixed(1)} times`)
    }
    expect(slow).toEqual([])
  },
  300_000,
)
