import { join } from 'node:path'
import { playDialogue } from '@pravas/server/testing/play-dialogue'
import { z } from 'zod'
import { linesIn } from './lines-in.ts'
import type { Piece } from './play-scripts.ts'
import { missesOf, valuesOf } from './sentence-sets.ts'

const SLOTS = { flight: ['from', 'to', 'depart', 'return', 'class'], hotel: ['city', 'check_in', 'check_out'] } as const

const Row = z.object({
  id: z.string(),
  domain: z.enum(['flight', 'hotel']),
  ref_date: z.iso.date(),
  turns: z.array(z.object({ user: z.string(), state: z.record(z.string(), z.unknown()) })),
})

/**
 * The dialogues of `dialogue-states.jsonl` in a folder: what a traveller said to somebody else's assistant, and which slots
 * hold after each turn. One passes when all of them hold, though ours may have asked otherwise. Undefined where there is no
 * such file.
 */
export async function dialogueStatesIn(folder: string): Promise<Piece[] | undefined> {
  return linesIn(join(folder, 'dialogue-states.jsonl'), (row) => pieceOf(Row.parse(row)))
}

function pieceOf({ id, domain, ref_date, turns }: z.infer<typeof Row>): Piece {
  const script = { title: id, turns: turns.map(({ user }) => ({ say: user, drops: true as const })) }
  return {
    title: id,
    play: async ({ stage }, onTurn) => {
      stage.clock.set(`${ref_date}T06:30:00Z`)
      const { turns: played } = await playDialogue(stage, script, { words: true, onTurn })
      if (played.length < turns.length) return [`it ended after ${played.length} turns`]
      return played.flatMap(({ say, state, stay }, index) => {
        const expected = turns[index]?.state ?? {}
        const slots = Object.fromEntries(SLOTS[domain].map((name) => [name, valuesOf(expected, name)]))
        const criteria = { ...stay, class: state.beyond, ...state.criteria }
        return missesOf({ slots }, criteria).map((what) => `"${say}": ${what}`)
      })
    },
  }
}
