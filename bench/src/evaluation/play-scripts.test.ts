import type { TripMateScript } from '@pravas/server/testing/evaluation'
import { modelServer } from '@pravas/server/testing/language-model-server'
import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { type EngineName, type Environment, openTheatre, type Piece, playAll, tripmatePiece } from './play-scripts.ts'

const ASK = 'I have to fly from Delhi to Mumbai on 19 June, one way, in economy, for business'
const TRIP: TripMateScript = {
  title: 'a flight',
  turns: [{ say: ASK, wish: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }, cards: ['flight'], asks: 'choice' }],
}

const model = await modelServer()

async function figuresFor(engine: EngineName, environment: Environment, pieces: Piece[], repeats: number) {
  const theatre = await openTheatre(engine, environment)
  try {
    const results = await playAll(theatre, pieces, repeats)
    return { results, figures: figuresOf(results) }
  } finally {
    await theatre.close()
  }
}

test('rules: what is not as a script has it is named, and pass^k counts it', { timeout: 30_000 }, async () => {
  const wrong: TripMateScript = {
    ...TRIP,
    title: 'another',
    turns: [{ say: ASK, wish: { to: 'Chennai' }, says: [/never said/] }],
  }
  const pieces = [TRIP, wrong].map((script) => tripmatePiece(script, 'rules'))
  const { results, figures } = await figuresFor('rules', { MODEL_NAME: 'not asked' }, pieces, 2)
  expect(figures).toMatchObject({ scripts: 2, repeats: 2, pass: { 1: 0.5, 2: 0.5 }, turns: 4, asked: 0, invented: 0 })
  expect(results[1]?.plays[0]?.failures).toEqual([
    expect.stringContaining('to is "Mumbai" instead of "Chennai"'),
    expect.stringContaining('does not say /never said/'),
  ])
})

test('a model: what it called, invented, cost and did not answer is counted', { timeout: 30_000 }, async () => {
  const call = [{ name: 'travel_desk', input: { request: ASK } }]
  const asks = 'Which flight would you like?'
  model.script(
    // As it should be.
    { call },
    { say: `These leave on 19 Jun 2026. ${asks}` },
    // With a tool that there is not, and a fare that nobody told.
    { call: [{ name: 'book_now', input: {} }] },
    { call },
    { say: `The cheapest costs ₹17. ${asks}` },
    // Nothing was asked of the desk, so that the trip is not what was said.
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
  const { results, figures } = await figuresFor('model', environment, [tripmatePiece(TRIP, 'model')], 4)
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
