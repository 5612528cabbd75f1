import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Config, readConfig, SETTING_NAMES } from './config.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'configuration.md'), 'utf8')

/** The settings in the tables of the page, each with its default as it is written there. */
const documented = [...PAGE.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]+) \|/gm)].flatMap(
  ([, names = '', written = '']) => names.split(', ').map((name) => ({ name: name.slice(1, -1), written })),
)
/** Switches on what the other settings are about, as their defaults would otherwise change nothing. */
const EVERYTHING_ON: Record<string, string> = {
  SERPAPI_KEY: 'key',
  SSO_CLIENT_ID: 'pravas',
  SSO_AUTHORITY: 'https://id.example.org',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_URL: 'https://llm.example/v1',
  MODEL_NAME: 'qwen',
  MODEL_VISION: 'on',
}

test('every setting is documented once, and nothing else is', () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual([...SETTING_NAMES].toSorted())
})

test('.env.example names every setting once, commented out, with the default of the page', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8')
  const lines = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([line, name = '', value = '']) => ({
    line,
    name,
    value,
  }))
  expect(lines.map(({ name }) => name).toSorted()).toEqual([...SETTING_NAMES].toSorted())
  expect(lines.filter(({ line }) => !line.startsWith('#'))).toEqual([])
  const defaults = new Map(documented.map(({ name, written }) => [name, /^`([^`]+)`$/.exec(written)?.[1] ?? '']))
  const wrong = lines.filter(({ name, value }) => value !== '' && value !== defaults.get(name))
  expect(wrong).toEqual([])
})

test.each(
  documented.flatMap(({ name, written }) => {
    const [, value] = /^`([^`]+)`$/.exec(written) ?? []
    return value === undefined || value.includes('PORT') ? [] : [{ name, value }]
  }),
)('the default of $name is $value', ({ name, value }) => {
  const { [name]: _, ...others } = EVERYTHING_ON
  expect(comparable(readConfig({ ...others, [name]: value }, '/srv'))).toEqual(comparable(readConfig(others, '/srv')))
})

/** The configuration without what no comparison sees into. */
function comparable({ liveFares, ...config }: Config): unknown {
  return { ...config, liveFares: liveFares && { ...liveFares, provider: undefined } }
}
