// On one kind of database: both have the same tables.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { columnsOf } from './column-rules.ts'
import { REGISTRY } from './registry-rules.ts'

const it = await testApp()

test('every column of the database is in the register of personal data, in one class', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.table_name || '.' || c.column_name as column from information_schema.columns as c
    join information_schema.tables as t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(it.database.db)
  const registered = Object.entries(REGISTRY).flatMap(([table, rule]) =>
    columnsOf(rule).map(({ name }) => `${table}.${name}`),
  )
  // A column that is added says in *-tables-rules.ts, by its class, whom it identifies and what export and erasure do with it.
  expect(registered.sort()).toEqual(rows.map(({ column }) => column).sort())
})

test('what leads to people is known to do so', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'people'::regclass and attname <> 'org_id'`.execute(it.database.db)
  const wrong = rows.filter(({ table, column }) => {
    const rule = REGISTRY[table]
    const is = rule && columnsOf(rule).find(({ name }) => name === column)?.is
    return is !== 'key' && is !== 'actor' && is !== 'evidence'
  })
  expect(rows.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
