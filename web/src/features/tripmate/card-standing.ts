import type { Message } from '../../chat/message.ts'
import { type Block, cardBlocks } from './card-blocks.ts'

/** How the cards of an answer stand to what was said after it. */
export interface CardStanding {
  /** What was selected of them, as messages. */
  selected: ReadonlySet<string>
  /** The number of the request that was sent after them; nothing of them can be chosen any more. */
  sentWith: string | undefined
  /** Later results took their place. */
  isPast: boolean
}

/** How TripMate opens the answer that a request was sent (`sent.to` and `sent.no-manager` of its catalogues), in each language. */
const SENT =
  /^(?:Your trip request|Aapki trip request|आपका यात्रा अनुरोध) (TRP-\d{4}-\d{6,}) .*(?:\bsent\b|bhej di gayi|भेज दिया गया)/

/** How the cards of each answer of a conversation stand. */
export function cardStandings(messages: readonly Message[]): Map<Message, CardStanding> {
  const standings = new Map<Message, CardStanding>()
  let selected = new Set<string>()
  let later = new Set<string>()
  let sentWith: string | undefined
  for (const message of messages.toReversed()) {
    if (message.isUser) {
      selected = new Set([...selected, message.text])
      if (message.newConversation) {
        later = new Set(['any'])
        selected = new Set()
        sentWith = undefined
      }
      continue
    }
    const sent = SENT.exec(message.text)?.[1]
    if (sent !== undefined) {
      selected = new Set()
      sentWith = sent
    }
    const kinds = kindsIn(message.text)
    standings.set(message, { selected, sentWith, isPast: kinds.some((kind) => later.has(kind) || later.has('any')) })
    if (kinds.length > 0) later = new Set([...later, ...kinds])
  }
  return standings
}

/** What the cards of an answer are a choice of: hotels, or flights from one place. */
function kindsIn(text: string): string[] {
  return cardBlocks(text).flatMap(kindOf)
}

function kindOf(block: Block): string[] {
  if (block.kind === 'hotels') return ['hotel']
  if (block.kind !== 'flights') return []
  const [flight] = [...block.best, ...block.other]
  return flight === undefined ? [] : [`flight from ${flight.departure_airport.id}`]
}
