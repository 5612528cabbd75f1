import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conversation } from '../../testing/trip-conversation.ts'
import { stayOf } from '../../trips/draft/stay-rules.ts'
import { legsOf } from './dialogue/legs-rules.ts'
import type { DialogueState } from './dialogue/state.ts'
import { DIALOGUES } from './dialogues/dialogues.fixture.ts'

/** Everything that the kept dialogues say, in any order. */
const SENTENCES = DIALOGUES.flatMap(({ turns }) =>
  turns.map(({ say }) => say.replace(/\{own\}|\{other\}/g, 'TRP-2026-000001')),
)

const KEPT = ['from', 'to', 'city', 'depart', 'check_in', 'purpose', 'class'] as const

/** What a traveller would miss: a city of a journey, or a value of the trip in whose place there is no other. */
function lost(before: DialogueState, after: DialogueState): string[] {
  if (before.legs) {
    const cities = legsOf(after).flatMap(({ from, to }) => [from, to])
    const there = new Set<string | undefined>(after.legs ? cities : [after.criteria.from, after.criteria.to])
    return legsOf(before).flatMap(({ from, to }) => [from, to].filter((city) => city && !there.has(city)) as string[])
  }
  if (after.legs) return []
  // Where one flies, one stays.
  const [was, is] = [before, after].map((state) => ({ ...state.criteria, city: stayOf(state).city }))
  return KEPT.filter((name) => was?.[name] !== undefined && is?.[name] === undefined)
}

test('in whatever order things are said, one question is asked, nothing is lost in silence, and a draft is sent once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 12 }), async (sentences) => {
      const { say, sent } = conversation()
      for (const sentence of sentences) {
        const { before, after, texts } = await say(sentence)
        const prose = texts.join('\n')
        expect(prose).not.toBe('')
        expect(prose.split('?').length - 1, `questions in: ${prose}`).toBeLessThanOrEqual(1)
        const gone = lost(before, after)
        // The question alone would pass over what is gone.
        const words = texts.filter((text) => !/\?/.test(text))
        if (gone.length > 0) expect(words, `"${sentence}" lost ${gone}: ${prose}`).not.toEqual([])
      }
      expect(new Set(sent.map(({ draft_id: id }) => id)).size).toBe(sent.length)
      expect(sent.length).toBeLessThanOrEqual(sentences.length)
    }),
    { numRuns: runs({ usual: 25, full: 150 }), seed: 20260610 },
  )
}, 240_000)
