// With the full run: every dialogue of both assistants is played against a model.
import { modelServer } from '@pravas/server/testing/language-model-server'
import { parrot } from '@pravas/server/testing/parrot-model'
import { expect, test } from 'vitest'
import { evaluate } from './evaluation.ts'

const model = await modelServer()
model.otherwise(parrot)

async function printed(args: string[], environment: Record<string, string> = {}) {
  let text = ''
  const isWell = await evaluate(args, environment, {
    print: (more) => {
      text += more
    },
    note: () => {},
  })
  return { isWell, text }
}

/** The cells of a row, one a set. */
function row(text: string, label: string): string[] {
  const line = text.split('\n').find((each) => each.startsWith(`| ${label} `)) ?? ''
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())
}

const MODEL = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_URL: model.openai,
  MODEL_NAME: 'parrot',
  MODEL_INPUT_RUPEES: '250',
  MODEL_OUTPUT_RUPEES: '1000',
}

test('a model is evaluated in both assistants, from their dialogues to a table', { timeout: 240_000 }, async () => {
  const titles = ['a flight and a hotel in one sentence', 'an instruction on a receipt']
  const { isWell, text } = await printed([...titles, '--engine', 'model', '--repeats', '1'], MODEL)
  expect(isWell).toBe(true)
  expect(text).toMatch(/^\| parrot +\| TripMate dialogues +\| FinGenie dialogues +\|/)
  for (const [label, cells] of [
    ['plays', ['1 × 1', '1 × 1']],
    ['pass^1', ['100.0%', '100.0%']],
    ['answered by rules instead', ['0', '0']],
    ['tool errors', ['0', '0']],
    ['invented facts shown', ['0', '0']],
    // Two of the four turns are questions; each is asked in two steps.
    ['tokens in', [expect.any(String), String(2 * 2 * 120)]],
  ] as const) {
    expect([label, row(text, label)]).toEqual([label, cells])
  }
})

test.each([
  [['--engine', 'model'], {}, 'No language model is configured'],
  [['--assistant', 'chatty'], {}, '--assistant is tripmate or fingenie'],
  [['--assistant', 'fingenie', 'a flight and a hotel'], {}, 'Nothing has a flight and a hotel in its text'],
])('%j cannot be evaluated', async (args, environment, why) => {
  await expect(printed(args, environment)).rejects.toThrow(why)
})
