import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const VLLM = { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: 'https://llm.example/v1/', MODEL_NAME: 'qwen' }

test('without settings both assistants answer by rules and there is no model', () => {
  const { engines, languageModel } = readConfig({}, '/srv')
  expect(engines).toEqual({ tripmate: 'rules', fingenie: 'rules' })
  expect(languageModel).toBeUndefined()
})

test('a model is read with its limits, and everything personal is removed unless said otherwise', () => {
  const settings = { ...VLLM, TRIPMATE_ENGINE: 'model', MODEL_STEP_SECONDS: '0.5', MODEL_DAILY_TOKENS: '0' }
  const { engines, languageModel } = readConfig(settings, '/srv')
  expect(engines).toEqual({ tripmate: 'model', fingenie: 'rules' })
  expect(languageModel).toMatchObject({
    url: 'https://llm.example/v1',
    stepMs: 500,
    inHouse: false,
    daily: { tokens: 0, rupees: 0 },
    removes: ['names', 'gstin', 'cards', 'mail', 'phone'],
  })
  expect(readConfig({ ...VLLM, MODEL_REMOVES: 'gstin, cards' }, '/srv').languageModel?.removes).toEqual([
    'gstin',
    'cards',
  ])
  expect(readConfig({ ...VLLM, MODEL_REMOVES: 'none' }, '/srv').languageModel?.removes).toEqual([])
})

test('a model on this machine counts as in-house, another one only if a setting says so', () => {
  const at = (more: Record<string, string>) => readConfig({ ...VLLM, ...more }, '/srv').languageModel?.inHouse
  expect(at({ MODEL_URL: 'http://localhost:11434/v1' })).toBe(true)
  expect(at({ MODEL_URL: 'http://10.1.2.3:8000/v1', MODEL_IN_HOUSE: 'on' })).toBe(true)
  expect(at({ MODEL_URL: 'http://localhost:4000/v1', MODEL_IN_HOUSE: 'off' })).toBe(false)
  expect(at({})).toBe(false)
  expect(at({ MODEL_IN_HOUSE: 'on' })).toBe(true)
})

test('pictures of receipts are sent only where it is switched on', () => {
  const vision = (more: Record<string, string>) => readConfig({ ...VLLM, ...more }, '/srv').languageModel?.visionMs
  expect(vision({})).toBeUndefined()
  expect(vision({ MODEL_VISION: 'on' })).toBe(60_000)
  expect(vision({ MODEL_VISION: 'on', MODEL_VISION_SECONDS: '2.5' })).toBe(2500)
})

test.each([
  ['pictures without a model', { MODEL_VISION: 'on' }, 'MODEL_PROVIDER: is required with MODEL_VISION=on'],
  ['an engine without a model', { FINGENIE_ENGINE: 'model' }, 'MODEL_PROVIDER: is required with FINGENIE_ENGINE=model'],
  ['a model without a provider', { MODEL_NAME: 'qwen' }, 'MODEL_PROVIDER'],
  ['a provider without a model', { MODEL_PROVIDER: 'anthropic', MODEL_KEY: 'k' }, 'MODEL_NAME'],
  ['a provider of one’s own without an address', { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'q' }, 'MODEL_URL'],
  ['a hosted one without a key', { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'c' }, 'MODEL_KEY'],
  ['Bedrock without a region', { MODEL_PROVIDER: 'bedrock', MODEL_NAME: 'c' }, 'MODEL_REGION'],
  [
    'words in clear over a network',
    { ...VLLM, MODEL_URL: 'http://llm.example/v1' },
    'MODEL_URL: must start with https',
  ],
  ['rupees without prices', { ...VLLM, MODEL_DAILY_RUPEES: '20' }, 'MODEL_DAILY_RUPEES'],
  ['something personal that is not known', { ...VLLM, MODEL_REMOVES: 'shoes' }, 'MODEL_REMOVES'],
])('%s is refused', (_, settings, named) => {
  expect(() => readConfig(settings, '/srv')).toThrow(named)
})
