import { pendingTripsOfTeam } from '@pravas/contract/approvals'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { isPaged, listOrPaged, wholeOf } from './paged-list.ts'

const LIST = '/api/admin/pending-trips/EMP2'
const trips = [{ trip_number: 'TRP-1' }]

afterEach(() => vi.unstubAllGlobals())

interface Asked {
  address: string
  knows: string | null
}

/** Reads the list from a server that answers its paged call and the list itself as the test says. */
async function read(pages: () => Response, list: (asked: Asked) => Response, known?: object) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const knows = new Headers(headers).get('if-none-match')
    asked.push({ address, knows })
    return address === LIST ? list({ address, knows }) : pages()
  })
  const client = new QueryClient()
  if (known) client.setQueryData(['list'], known)
  const { signal } = new AbortController()
  const input = { params: { employeeId: 'EMP2' } }
  const answer = await listOrPaged('trip', pendingTripsOfTeam, input, { client, queryKey: ['list'], signal })
  return { answer, asked }
}

const pagesOf = (trip: number, version = 'W/"1"') =>
  Response.json({ trip: { pending: trip, version }, expense: { pending: 0, version: 'W/"0"' } })
const same = () => new Response(null, { status: 304 })

test('of very many requests the list is asked whether it is what the pages are made of, and stays unread', async () => {
  const { answer, asked } = await read(() => pagesOf(10_000), same)
  expect(answer).toEqual({ version: 'W/"1"', pending: 10_000 })
  expect(isPaged(answer)).toBe(true)
  expect(asked.at(-1)).toEqual({ address: LIST, knows: 'W/"1"' })
})

test('few requests are read as a whole', async () => {
  const { answer, asked } = await read(
    () => pagesOf(200),
    () => Response.json(trips),
  )
  expect(answer).toEqual(trips)
  expect(asked.at(-1)).toEqual({ address: LIST, knows: null })
})

test.each([
  ['knows no pages', () => Response.json({ title: 'Not here.' }, { status: 404 })],
  ['answers them otherwise', () => Response.json({})],
])('a server that %s is asked for the list alone', async (_, pages) => {
  const { answer, asked } = await read(pages, () => Response.json(trips))
  expect(wholeOf(answer)).toEqual(trips)
  expect(asked.at(-1)).toEqual({ address: LIST, knows: null })
})

test('a list that is another one than the pages are made of counts', async () => {
  const { answer } = await read(
    () => pagesOf(10_000),
    () => Response.json(trips),
  )
  expect(answer).toEqual(trips)
})

test('a list that changed between the two questions is asked again', async () => {
  let version = 1
  const { answer, asked } = await read(
    () => pagesOf(10_000, `W/"${version}"`),
    ({ knows }) => {
      version = 2
      return knows === 'W/"2"' ? same() : Response.json(trips, { headers: { etag: 'W/"2"' } })
    },
  )
  expect(answer).toEqual({ version: 'W/"2"', pending: 10_000 })
  expect(asked.filter(({ address }) => address === LIST)).toHaveLength(2)
})

test('a list that fails has failed, whatever the pages say', async () => {
  await expect(
    read(
      () => pagesOf(10_000),
      () => Response.json({}, { status: 500 }),
    ),
  ).rejects.toMatchObject({ status: 500 })
})

test('a list that was read as a whole is so again, by one call', async () => {
  const { asked } = await read(
    () => pagesOf(10_000),
    () => Response.json(trips),
    trips,
  )
  expect(asked).toEqual([{ address: LIST, knows: null }])
})
