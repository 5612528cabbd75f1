import type { Transaction } from 'kysely'
import { certainPairs } from '../cards/match-rules.ts'
import { insertCard, insertLines, insertMatches, selectCandidates } from '../cards/store.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { personIdOf } from './kept-trips.ts'
import { dayAfter, daysAfter, type Scene } from './scene.ts'

const FINANCE = 'EMP3002'

/** The company cards of the demo, and what their statements say. */
const CARDS = [
  {
    ...{ owner: 'EMP2001', lastFour: '4821', label: 'HDFC Bank Corporate' },
    lines: [
      { ago: 13, rupees: 9440, what: 'SKYLARK ANDHERI MUMBAI' },
      { ago: 12, rupees: 2150, what: 'UBER INDIA SYSTEMS' },
      { ago: 7, rupees: 1416, what: 'CROSSWORD BOOKSTORES DELHI' },
    ],
  },
  {
    ...{ owner: 'EMP1001', lastFour: '7305', label: 'ICICI Bank Corporate' },
    lines: [{ ago: 6, rupees: 1770, what: 'ENCALM LOUNGE T3 DELHI' }],
  },
] as const

/** Registers the company cards of the demo and imports their statements; what has one receipt that fits is matched with it. */
export async function insertDemoCards(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  const { orgId } = scene
  const by = personIdOf(scene, FINANCE)
  const at = daysAfter(scene, -2)
  const personIds: string[] = []
  for (const { owner, lastFour, label, lines } of CARDS) {
    const cardId = newId(at)
    const personId = personIdOf(scene, owner)
    personIds.push(personId)
    await insertCard(trx, { orgId, id: cardId, personId, lastFour, label, by, at: daysAfter(scene, -90) })
    await insertLines(
      trx,
      { orgId, by, at },
      lines.map(({ ago, rupees, what }) => ({
        ...{ id: newId(at), cardId, day: dayAfter(scene, -ago), paise: rupees * 100, what, nth: 1 },
      })),
    )
  }
  const pairs = certainPairs(await selectCandidates(trx, orgId, { personIds }))
  if (pairs.length > 0) await insertMatches(trx, { orgId, by: null, at }, pairs)
}
