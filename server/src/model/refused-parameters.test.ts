import { expect, test } from 'vitest'
import { type Parameter, refusedParameter } from './refused-parameters.ts'

test.each<[string, number, string, Parameter | undefined]>([
  [
    'OpenAI',
    400,
    "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value",
    'temperature',
  ],
  ['OpenAI, older', 400, "Unsupported parameter: 'temperature' is not supported with this model.", 'temperature'],
  ['Anthropic', 400, '`temperature` is deprecated for this model.', 'temperature'],
  [
    'Azure',
    400,
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    'max_tokens',
  ],
  ['too many words', 400, "This model's maximum context length is 8192 tokens", undefined],
  ['a wrong key', 401, 'temperature is not supported', undefined],
  ['something about the weather', 400, 'The temperature in Pune is 30 degrees', undefined],
])('%s', (_, status, body, expected) => {
  expect(refusedParameter(status, body, new Set())).toBe(expected)
})

test('what is not sent any more is not what is refused', () => {
  expect(refusedParameter(400, '`temperature` is deprecated', new Set(['temperature']))).toBeUndefined()
})
