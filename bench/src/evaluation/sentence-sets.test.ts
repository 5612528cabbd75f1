import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { missesOf, setsIn } from './sentence-sets.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function folderWith(files: Record<string, unknown[]>): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'pravas-sentences-'))
  for (const [name, rows] of Object.entries(files)) {
    await writeFile(join(folder, name), rows.map((row) => JSON.stringify(row)).join('\n'))
  }
  return folder
}

const ROW = {
  text: 'Delhi to Chennai on Friday',
  ref_date: '2026-06-10',
  domain: 'flight',
  expected: {
    from: 'Delhi',
    to: 'Chennai',
    depart: { iso_any: ['2026-06-12'] },
    class: null,
    class_any: ['economy', null],
  },
}

test('a row says which values each slot may have', async () => {
  const [set] = await setsIn(
    await folderWith({ 'flights.jsonl': [ROW, { ...ROW, context: { requested: ['depart'] } }] }),
  )
  expect(set).toMatchObject({ name: 'flights', leftOut: 1, sentences: [{ say: [ROW.text], today: '2026-06-10' }] })
  const [sentence] = set?.sentences ?? []
  if (!sentence) throw new Error('There is no sentence.')
  expect(missesOf(sentence, { from: 'Delhi', to: 'Chennai', depart: '2026-06-12', class: 'economy' })).toEqual([])
  expect(missesOf(sentence, { from: 'Delhi', depart: '2026-06-12', return: '2026-06-14' })).toEqual([
    'to is null instead of ["Chennai"]',
    'return is "2026-06-14" instead of [null]',
  ])
})

test('a phrase answers the question for a day', async () => {
  const [set] = await setsIn(
    await folderWith({ 'dates.jsonl': [{ phrase: 'parso', ref_date: '2026-06-10', iso_any: ['2026-06-12'] }] }),
  )
  expect(set?.sentences[0]).toMatchObject({ say: [expect.any(String), 'parso'], slots: { depart: ['2026-06-12'] } })
})

test('a row of another form is named, and other files are passed over', async () => {
  await expect(setsIn(await folderWith({ 'hotels.jsonl': [{ text: 'x' }] }))).rejects.toThrow('hotels.jsonl, line 1')
  expect(await setsIn(await folderWith({ 'other.jsonl': [] }))).toEqual([])
})
