import { expect, test } from 'vitest'
import { found } from '../../features/command-palette/palette-search.ts'
import { expenseCommands, numberCommands, tripCommands } from './record-commands.tsx'

const to = () => ({ run: () => undefined })

test.each(['1240', '1240.50', '₹1,240.50', 'approved', '2026-11-20', 'EXP2026'])(
  'an expense is found by %s',
  (query) => {
    const lunch = {
      expense_number: 'EXP-2026-000042',
      expense_date: '2026-11-20',
      total: 1240.5,
      status: 'approved',
    } as const
    expect(found([expenseCommands([lunch], to)], query)[0]?.total).toBe(1)
  },
)

test.each(['21240', '21,240.50', 'pending', '2026-11-21', '2026-11-24', 'TRP2026'])(
  'a trip is found by %s',
  (query) => {
    const dates = { departure_date: '2026-11-21', return_date: '2026-11-24' }
    const trip = { trip_number: 'TRP-2026-000042', ...dates, 'total_price(INR)': 21240.5 }
    expect(found([tripCommands([trip], to)], query)[0]?.total).toBe(1)
  },
)

test.each([
  ['TRP-2026-000021', 'Open TRP-2026-000021', '/trip/TRP-2026-000021'],
  [' exp2026000007 ', 'Open EXP-2026-000007', '/expense/EXP-2026-000007'],
])('the full number %j is a way to its record', (query, label, address) => {
  const ways: string[] = []
  const commands = numberCommands(query, (way) => ({ run: () => ways.push(way) }))
  for (const command of commands) command.run()
  expect(commands.map((command) => command.label)).toEqual([label])
  expect(ways).toEqual([address])
})

test.each(['TRP-2026-00002', 'TRP-2026-0000211', '2026-000021', 'trips'])('%s is no full number', (query) => {
  expect(numberCommands(query, to)).toEqual([])
})
