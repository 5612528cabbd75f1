import { globSync } from 'node:fs'
import type { EndpointSpec } from '@pravas/contract/endpoint'
import { expect, test } from 'vitest'
import { exampleOf } from './openapi-examples.ts'

const contract = new URL('../../../contract/src/', import.meta.url)
const files = globSync('*.ts', { cwd: contract, exclude: ['*.test.ts'] })
const modules = await Promise.all(files.map((file) => import(new URL(file, contract).href)))

const isCall = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'operationId' in value

/** Every call of the contract, by the name of its entry. */
const calls = modules.flatMap((exports) =>
  Object.entries<unknown>(exports).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
)

const PARTS = ['params', 'query', 'body', 'response', 'events'] as const

test('a call is named in the API reference as its entry is in the contract', () => {
  expect(calls.length).toBeGreaterThan(200)
  expect(calls.filter(([name, { operationId }]) => operationId !== name)).toEqual([])
})

test.each(calls)('the examples of %s fit its schemas', (_, entry) => {
  for (const part of PARTS) {
    const schema = entry[part]
    if (!schema) continue
    const example = exampleOf(schema, part === 'response' || part === 'events' ? 'output' : 'input')
    expect(schema.safeParse(example).error?.issues, part).toBeUndefined()
  }
})
