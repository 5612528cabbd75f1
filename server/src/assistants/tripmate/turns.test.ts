import { describe, expect, test } from 'vitest'
import { conversation, type DialogueTurn } from '../../testing/trip-conversation.ts'
import type { After } from './dialogues/after.fixture.ts'
import { OWN_TRIPS } from './dialogues/own-trips.fixture.ts'
import { TURNS } from './dialogues/turns.fixture.ts'

/** What of the dialogue was kept by each of these beginnings. */
const kept = new Map<string, Promise<unknown>>()

function after(given: readonly string[]): Promise<unknown> {
  const title = given.join('\n')
  const known = kept.get(title) ?? begun(given)
  kept.set(title, known)
  return known
}

async function begun(given: readonly string[]): Promise<unknown> {
  const { say, kept } = conversation({}, null, OWN_TRIPS)
  for (const message of given) await say(message)
  return kept()
}

function judge({ before, after: now, texts }: DialogueTurn, wanted: After): void {
  const { criteria = {}, goal, same, chosen = {}, airline = {}, listed, says, never } = wanted
  for (const [name, value] of Object.entries(criteria)) {
    expect({ [name]: now.criteria[name as keyof typeof criteria] ?? null }).toEqual({ [name]: value })
  }
  if (goal !== undefined) expect(now.goal).toBe(goal)
  if (same) {
    const held = ({ goal, criteria, chosen, legs }: typeof now) => ({ goal, criteria, chosen, legs })
    expect(held(now)).toEqual(held(before))
  }
  for (const [kind, state] of Object.entries(chosen) as [keyof typeof chosen, boolean | 'new'][]) {
    expect({ [kind]: now.chosen[kind] !== null }).toEqual({ [kind]: state !== false })
    if (state === 'new') expect(now.chosen[kind]).not.toEqual(before.chosen[kind])
    else if (state && before.chosen[kind]) expect(now.chosen[kind]).toEqual(before.chosen[kind])
  }
  for (const [kind, name] of Object.entries(airline)) {
    expect(now.chosen[kind as keyof typeof airline]?.airline).toBe(name)
  }
  if (listed) expect(now.listed).toBe(listed)
  const prose = texts.join('\n')
  if (says) expect(prose).toMatch(says)
  if (never) expect(prose).not.toMatch(never)
}

describe.each(TURNS)('$title', ({ given, rows }) => {
  test.each(rows)('%s', async (said, wanted) => {
    const messages = typeof said === 'string' ? [said] : said
    const { say, sent } = conversation(await after([...given, ...messages.slice(0, -1)]), null, OWN_TRIPS)
    judge(await say(messages.at(-1) ?? ''), wanted)
    expect(sent).toEqual([])
  })
})
