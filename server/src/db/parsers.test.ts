// On both kinds of database with every change: each has parsers of its own.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { db } = await testDatabase()

async function read(expression: string): Promise<unknown> {
  // The parameter sends the query the way of every query that has one; without, it goes another way in both drivers.
  const prepared = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value where ${1}::int = 1`.execute(db)
  const simple = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
  expect(simple.rows).toEqual(prepared.rows)
  return prepared.rows[0]?.value
}

test.each([
  ['null::int8', null],
  ['true', true],
  ['false', false],
  ['7::int2', 7],
  ['-7::int4', -7],
  ['9007199254740991::int8', 9007199254740991],
  ['-9007199254740991::int8', -9007199254740991],
  ['count(*)', 1],
  ['1.5::float8', 1.5],
  ['123456789012345678.90::numeric', '123456789012345678.90'],
  [`date '2026-02-28'`, '2026-02-28'],
  [`timestamptz '2026-02-28 23:59:59.123+05:30'`, new Date('2026-02-28T18:29:59.123Z')],
  [`timestamptz '2026-02-28 18:29:59+00'`, new Date('2026-02-28T18:29:59Z')],
  [`'{"a":[1,null]}'::json`, { a: [1, null] }],
  [`'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
  [`'\\x00ff10'::bytea`, new Uint8Array([0, 255, 16])],
  [`'0190a000-0000-7000-8000-000000000001'::uuid`, '0190a000-0000-7000-8000-000000000001'],
  [`'₹ text'::text`, '₹ text'],
  [`array[1, null, 3]::int8[]`, [1, null, 3]],
  [`array['2026-02-28']::date[]`, ['2026-02-28']],
  [`array['a,b', 'c"d']::text[]`, ['a,b', 'c"d']],
  [`array[1.10]::numeric[]`, ['1.10']],
  [`interval '1 hour'`, '01:00:00'],
])('%s is read as %j', async (expression, expected) => {
  expect(await read(expression)).toEqual(expected)
})

test.each([
  ['9007199254740992::int8', 'The bigint 9007199254740992 does not fit'],
  [`timestamptz 'infinity'`, 'The timestamp infinity does not fit'],
])('%s is refused, not rounded', async (expression, message) => {
  await expect(read(expression)).rejects.toThrow(message)
  expect(await read('1')).toBe(1)
})

test('what is written comes back the same', async () => {
  const instant = new Date('2026-02-28T18:29:59.123Z')
  const bytes = new Uint8Array([0, 1, 254, 255])
  const { rows } = await sql`
    select ${'2026-02-28'}::date as day, ${instant}::timestamptz as instant, ${bytes}::bytea as bytes,
      ${4503599627370497}::int8 as paise, ${JSON.stringify({ a: [1] })}::jsonb as json, ${['a', 'b,"c']}::text[] as texts,
      ${null}::text as nothing, ${true}::boolean as yes`.execute(db)
  expect(rows).toEqual([
    {
      day: '2026-02-28',
      instant,
      bytes,
      paise: 4503599627370497,
      json: { a: [1] },
      texts: ['a', 'b,"c'],
      nothing: null,
      yes: true,
    },
  ])
})
