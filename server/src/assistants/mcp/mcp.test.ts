import { endConnection, ownConnections } from '@pravas/contract/connections'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { Assistant, CALLBACK, connect, requestOf, toolsOf } from '../../testing/mcp-client.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const build = builders(it)

const READING = [
  'who_am_i',
  'list_trips',
  'get_trip',
  'list_expenses',
  'get_expense',
  'list_waiting_for_my_decision',
  'search_flights',
  'search_hotels',
  'list_receipts_to_claim',
]

test('an assistant registers, is let in, uses its tools, renews its token and is shown out', async () => {
  const trip = await build.trip()
  const page = it.as('employee')
  const assistant = new Assistant()
  const back = await connect(it, assistant, page)
  expect(`${back.origin}${back.pathname}`).toBe(CALLBACK)
  expect(requestOf(assistant.asked)).toMatchObject({
    scope: 'read draft submit',
    resource: 'http://localhost:5007/mcp',
  })

  const tools = await toolsOf(it, assistant)
  expect((await tools.names()).toSorted()).toEqual(
    [...READING, 'draft_trip', 'submit_trip', 'draft_claim', 'submit_claim'].toSorted(),
  )
  expect(await tools.call('who_am_i')).toMatchObject({ employee_id: 'EMP1001', is_manager: false })
  expect(await tools.call('list_trips')).toMatchObject([{ trip_number: trip }])

  const [listed] = await page.call(ownConnections)
  expect(listed).toMatchObject({
    client_name: 'Helper of Others',
    redirect_host: 'this computer (localhost:3917)',
    scopes: ['read', 'draft', 'submit'],
    last_used_at: '2026-06-10T06:30:00.000Z',
  })

  const first = assistant.held
  it.clock.set('2026-06-10T06:41:00Z')
  expect(await tools.call('who_am_i')).toMatchObject({ employee_id: 'EMP1001' })
  expect(assistant.held?.access_token).not.toBe(first?.access_token)
  expect(assistant.held?.refresh_token).not.toBe(first?.refresh_token)

  await page.call(endConnection, { params: { connectionId: listed?.id ?? '' } })
  await expect(tools.call('who_am_i')).rejects.toThrow()
  expect(await page.call(ownConnections)).toEqual([])
})
