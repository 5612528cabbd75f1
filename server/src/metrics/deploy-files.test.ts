import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from './metrics-service.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'deploy')
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const metrics = createMetrics({
  queues: async () => [{ queue: 'mail', queued: 0, failed: 0, oldestDueSeconds: 0 }],
  openSockets: () => 0,
})
const declared = new Set([...(await metrics.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? ''))

/** The metrics that the expressions of a file ask for, without the endings of a histogram's parts. */
function named(file: string): string[] {
  const names = [...file.matchAll(/\b(?:pravas|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))]
}

test.each(['alerts.yml', 'grafana-dashboard.json'])('every figure that %s asks for is one that we write', (name) => {
  const asked = named(text(name))
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((each) => !declared.has(each))).toEqual([])
})

test('the rules and the composition can be read, and each rule says what it is about', () => {
  const { groups } = parse(text('alerts.yml')) as {
    groups: { rules: { alert: string; annotations: { summary: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  expect(rules.every(({ annotations }) => annotations.summary !== '')).toBe(true)
  expect(parse(text('compose.yaml'))).toMatchObject({ services: { pravas: { read_only: true }, database: {} } })
  expect(JSON.parse(text('grafana-dashboard.json'))).toMatchObject({ title: 'Pravas' })
})
