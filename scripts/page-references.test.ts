import { expect, test } from 'vitest'
import { brokenReferences } from './page-references.ts'

const FILES = new Set(['README.md', 'docs/mcp.md', 'docs/decisions/0001-one.md', 'server/src/http/host-rules.ts'])
const broken = (text: string, page = 'docs/mcp.md') =>
  brokenReferences(page, text, FILES, () => '# A page\n\n## What’s removed, and when?')

test.each([
  '## Part\n[a page](decisions/0001-one.md), [a part](mcp.md#part), [this page](#part) and [a folder](decisions)',
  '[another part](../README.md#whats-removed-and-when)',
  '[up](../README.md) and [elsewhere](https://example.org/nowhere.md)',
  '`server/src/http/host-rules.ts`, `http/host-rules.ts`, `host-rules.ts`, `http/*-rules.ts` and `server/src/http`',
  '`NAME-provider.ts`, `web/dist`, `text/plain`, `npm test` and `config.host`',
  '```\n[not a link](gone.md)\n```',
])('%s is in order', (text) => {
  expect(broken(text)).toEqual([])
})

test('a link that leads to no file is reported with its line', () => {
  expect(broken('# Page\n\nSee [this](gone.md#part).')).toEqual([
    'docs/mcp.md:3: the link to gone.md#part leads nowhere',
  ])
  expect(broken('[this](mcp.md)', 'README.md')).toEqual(['README.md:1: the link to mcp.md leads nowhere'])
})

test('a link to a heading that is not there is reported', () => {
  expect(broken('[a part](../README.md#gone)')).toEqual(['docs/mcp.md:1: the link to ../README.md#gone leads nowhere'])
  expect(broken('# Part\n[a part](#gone)')).toEqual(['docs/mcp.md:2: the link to #gone leads nowhere'])
})

test.each(['gone.ts', 'server/src/gone', 'rules.ts', 'src/http/*-store.ts'])('%s is no file', (path) => {
  expect(broken(`In \`${path}\`.`)).toEqual([`docs/mcp.md:1: there is no ${path}`])
})
