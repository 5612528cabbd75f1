/**
 * Reads rows as JSON lines on standard input and writes what is understood of each, one line a row, on standard
 * output: `{kind: 'utterance', id, text, today, context}` gives `{id, intent, slots}`; `{kind: 'dialogue', id, domain,
 * today, turns: [{text, requested}]}` gives `{id, turns: [{slots, state}]}`.
 */
import { createInterface } from 'node:readline'
import { mergeSlots } from './travel/merge.ts'
import type { Context, Domain, SlotName, Slots } from './travel/types.ts'
import { understand } from './travel/understand.ts'

interface Utterance {
  kind: 'utterance'
  id: string
  text: string
  today: string
  context?: { requested?: string[] } | null
}

interface Dialogue {
  kind: 'dialogue'
  id: string
  domain: Domain
  today: string
  turns: { text: string; requested?: string[] }[]
}

/** Names that others give to our slots. */
const SLOT_ALIASES: Readonly<Record<string, SlotName>> = {
  number_of_days: 'nights',
  number_of_adults: 'guests',
  number_of_rooms: 'rooms',
}

const slotNames = (names: readonly string[] | undefined) =>
  (names ?? []).map((name) => SLOT_ALIASES[name] ?? (name as SlotName))

function utterance(row: Utterance) {
  const context: Context = { today: row.today, requested: slotNames(row.context?.requested) }
  const said = understand(row.text, context)
  const slots = said.intent === 'out_of_scope' ? said.about : said.slots
  return { id: row.id, intent: said.intent === 'ask_fare' ? 'ask_detail' : said.intent, slots }
}

function dialogue(row: Dialogue) {
  let state: Slots = {}
  const turns = row.turns.map((turn) => {
    const said = understand(turn.text, {
      today: row.today,
      domain: row.domain,
      requested: slotNames(turn.requested),
      known: state,
    })
    state = mergeSlots(state, said)
    return { slots: said.slots, state }
  })
  return { id: row.id, turns }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const row = JSON.parse(line) as Utterance | Dialogue
  process.stdout.write(`${JSON.stringify(row.kind === 'dialogue' ? dialogue(row) : utterance(row))}\n`)
}
