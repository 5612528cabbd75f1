// On one kind of database: it keeps nothing, and uses the test parts alone.

import { runs } from '@pravas/language/testing/full-run'
import { interpret } from '@pravas/language/travel/interpret'
import { givenReasonIn } from '@pravas/language/travel/talk/given-reason'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { conversation, TODAY } from '../../testing/trip-conversation.ts'
import { contextOf } from './dialogue/context.ts'
import { DIALOGUES } from './dialogues/dialogues.fixture.ts'
import { strangeWord } from './dialogues/strange-words.fixture.ts'
import { TURNS } from './dialogues/turns.fixture.ts'

/** A longer run: FUZZ_RUNS=5000 vitest run --root server --project embedded tripmate/strange-words. */
const RUNS = Number(process.env.FUZZ_RUNS ?? runs({ usual: 40, full: 1_500 }))
vi.setConfig({ testTimeout: 120_000 + 200 * RUNS })

/** How many words may be lost: some are words of the trip by chance, stand beside a question that is answered, or name a city. */
const MOST_LOST = Math.max(6, 0.06 * RUNS)

/** The conversations of the scripts, each up to a sentence of it. */
const TALKS: readonly (readonly string[])[] = [
  ...DIALOGUES.filter(({ trip }) => !trip).flatMap(({ turns }) =>
    turns.map((_, at) => turns.slice(0, at + 1).map(({ say }) => say)),
  ),
  ...TURNS.flatMap(({ given, rows }) =>
    rows.map(([said]) => [...given, ...(typeof said === 'string' ? [said] : said)]),
  ),
].filter((talk) => (talk.at(-1) ?? '').length < 200)

/** Answers that do nothing at all of what was said, or take all of it for a purpose. */
const OF_ALL = (
  [
    'unknown.message',
    'unknown.unknown',
    'unknown.topic',
    'unknown.question',
    'unknown.instruction',
    'status.none',
    'status.unknown',
    'unchanged',
    'talk.sorry',
    'purpose.unlisted',
    'purpose.taken',
  ] as const
).map((name) => wordsOf(name))

const talkAndWord = fc.tuple(fc.constantFrom(...TALKS), strangeWord, fc.nat())

/** Holds a conversation, with a strange word put into its last sentence. */
async function talked([talk, word, nth]: [readonly string[], string, number]) {
  const { say, sent } = conversation()
  for (const message of talk.slice(0, -1)) await say(message)
  const sentBefore = sent.length
  const words = (talk.at(-1) ?? '').split(' ')
  const message = words.toSpliced(nth % (words.length + 1), 0, word).join(' ')
  const { texts, before: state } = await say(message)
  const answer = texts.join('\n')
  const { acts } = interpret(message, contextOf(state, TODAY))
  const remarks = acts.filter(({ intent }) => intent === 'remark').flatMap(({ evidence }) => evidence)
  const isRemark = remarks.some(({ start, end }) => message.slice(start, end) === word)
  const isNamed = [answer, answer.replaceAll(',', '')].some((text) => text.toLowerCase().includes(word.toLowerCase()))
  return {
    message,
    answer,
    // What stands within a reason that is dictated is kept with it, and read.
    sends: sent.length > sentBefore && !givenReasonIn(message)?.reason.includes(word),
    isRead: isNamed || isRemark || OF_ALL.some((words) => words.test(answer)),
  }
}

test('a word that has nothing to do with the trip is named or belongs to a remark, and with it nothing is sent', async () => {
  const lost: string[] = []
  for (const one of fc.sample(talkAndWord, { seed: 20_260_610, numRuns: RUNS })) {
    const { message, answer, sends, isRead } = await talked(one)
    expect(sends, message).toBe(false)
    if (!isRead) lost.push(`${message} => ${answer.slice(0, 300)}`)
  }
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(MOST_LOST)
})
