import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TripMateScript } from '@pravas/server/testing/evaluation'
import { modelServer } from '@pravas/server/testing/language-model-server'
import { afterAll, expect, test } from 'vitest'
import { DIALOGUE_ROWS, STATE_ROWS } from './dialogue-rows.fixture.ts'
import { dialogueSetsIn } from './dialogue-sets.ts'
import { dialogueStatesIn } from './dialogue-states.ts'
import { figuresOf } from './figures.ts'
import { openTheatre, playAll, tripmatePiece } from './play-scripts.ts'

const ASK = 'I have to fly from Delhi to Mumbai on 19 June, one way, in economy, for business'
const TRIP: TripMateScript = {
  title: 'a flight',
  turns: [
    { say: ASK, criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }, cards: ['flight'], asks: 'choice' },
  ],
}

const model = await modelServer()

const TIME = { timeout: 120_000 }
const rules = await openTheatre('rules', { MODEL_NAME: 'not asked' })
const folder = await mkdtemp(join(tmpdir(), 'pravas-dialogues-'))
afterAll(async () => {
  await rules.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, rows: readonly unknown[]) =>
  writeFile(join(folder, name), rows.map((row) => JSON.stringify(row)).join('\n'))

test('rules: what is not as a script has it is named, and pass^k counts it', TIME, async () => {
  const wrong: TripMateScript = {
    ...TRIP,
    title: 'another',
    turns: [{ say: ASK, criteria: { to: 'Chennai' }, says: [/never said/] }],
  }
  const pieces = [TRIP, wrong].map((script) => tripmatePiece(script, 'rules'))
  const results = await playAll(rules, pieces, 2)
  expect(figuresOf(results)).toMatchObject({
    ...{ scripts: 2, repeats: 2, pass: { 1: 0.5, 2: 0.5 }, turns: 4, asked: 0, invented: 0 },
  })
  expect(results[1]?.plays[0]?.failures).toEqual([
    expect.stringContaining('to is "Mumbai" instead of "Chennai"'),
    expect.stringContaining('does not say /never said/'),
  ])
})

test('dialogues of a folder are played, and what is not as they have it is named', TIME, async () => {
  await write('dialogues.jsonl', DIALOGUE_ROWS)
  await write('dialogue-states.jsonl', STATE_ROWS)
  const sets = await dialogueSetsIn(folder)
  expect(sets.map(({ assistant, leftOut }) => [assistant, leftOut])).toEqual([
    ['tripmate', 1],
    ['fingenie', 0],
  ])
  const states = (await dialogueStatesIn(folder)) ?? []
  const results = await playAll(rules, [...sets.flatMap(({ pieces }) => pieces), ...states], 1)
  const failures = Object.fromEntries(
    results.map(({ title, plays }) => [title, plays.flatMap((play) => play.failures)]),
  )
  const saying = (words: string) => expect.stringContaining(words)
  expect(failures).toEqual({
    'as it is': [],
    otherwise: [
      saying('it does not say /Pune/'),
      saying('it says /date/'),
      '0 requests were sent instead of 1',
      saying('to is "Delhi" instead of "Mumbai"'),
      saying('it asks for depart instead of purpose'),
      saying('it does not show FLIGHT_CARDS'),
      'a flight is not chosen',
    ],
    claims: [saying('it is not "Nothing."')],
    days: [saying('check_out is "2026-06-14" instead of ["2026-06-15"]')],
  })
})

test('a line of another form is named', async () => {
  await write('dialogues.jsonl', [...DIALOGUE_ROWS, { title: 'x' }])
  await expect(dialogueSetsIn(folder)).rejects.toThrow('dialogues.jsonl, line 5')
})

test('a model: what it called, invented, cost and did not answer is counted', TIME, async () => {
  const call = [{ name: 'act', input: { act: { intent: 'as_said' } } }]
  const asks = 'Which flight would you like?'
  model.script(
    // As it should be.
    { call },
    { say: `These leave on 19 Jun 2026. ${asks}` },
    // With a tool that there is not, and a fare that nobody told.
    { call: [{ name: 'book_now', input: {} }] },
    { call },
    { say: `The cheapest costs ₹17. ${asks}` },
    // No act was called, so that the trip is not what was said.
    { say: asks },
    // Down.
    { status: 401 },
  )
  const environment = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_URL: model.openai,
    MODEL_NAME: 'test',
    MODEL_PAUSE_SECONDS: '0.005',
    MODEL_INPUT_RUPEES: '250',
    MODEL_OUTPUT_RUPEES: '1000',
  }
  const theatre = await openTheatre('model', environment)
  const results = await playAll(theatre, [tripmatePiece(TRIP, 'model')], 4).finally(theatre.close)
  const figures = figuresOf(results)
  expect(results[0]?.plays.map(({ failures }) => failures.length > 0)).toEqual([false, false, true, false])
  expect(figures).toMatchObject({
    pass: { 1: 0.75, 4: 0 },
    asked: 4,
    toolErrors: 1,
    withheld: 1,
    invented: 0,
    inputTokens: 6 * 120,
    outputTokens: 6 * 40,
    rupees: (6 * (120 * 250 + 40 * 1000)) / 1_000_000,
  })
  expect(Object.values(figures.fallbacks)).toEqual([1])
})
