import { useMantineColorScheme } from '@mantine/core'
import { commands } from '@pravas/messages/en/commands'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { leave } from '../../api/leave.ts'
import { useSession } from '../../api/use-session.ts'
import { pendingExpensesFor, pendingTripsFor } from '../../features/approvals/approval-queries.ts'
import { wholeOf } from '../../features/approvals/paged-list.ts'
import { CommandPalette } from '../../features/command-palette/command-palette.tsx'
import { expensesOf } from '../../features/expenses/expense-queries.ts'
import { tripsOf } from '../../features/trips/trip-queries.ts'
import { preloadPage } from '../page-loaders.ts'
import { useShortcutUser } from '../use-shortcut-user.ts'
import { actionCommands, pageCommands } from './page-commands.ts'
import { expenseCommands, numberCommands, requestCommands, tripCommands } from './record-commands.tsx'

const t = texts(commands)

interface PaletteProps {
  opened: boolean
  onClose: () => void
  onShortcuts: () => void
  takeTyped: () => string
}

/** The command palette with what this person may see and do. The records are those of the lists, loaded with it. */
export function Palette({ opened, onClose, onShortcuts, takeTyped }: PaletteProps) {
  const { user, isAdmin } = useSession()
  const person = useShortcutUser()
  const navigate = useNavigate()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const enabled = opened && user.employee_id !== undefined
  const trips = useQuery({ ...tripsOf(user.employee_id), enabled })
  const expenses = useQuery({ ...expensesOf(user.employee_id), enabled })
  const decides = opened && isAdmin && (enabled || user.isSuperAdmin)
  const pendingTrips = useQuery({ ...pendingTripsFor(user), enabled: decides, refetchInterval: false })
  const pendingExpenses = useQuery({ ...pendingExpensesFor(user), enabled: decides, refetchInterval: false })

  const to = useCallback(
    (address: string) => ({ run: () => void navigate(address), ahead: () => preloadPage(address) }),
    [navigate],
  )
  const tripGroup = useMemo(() => tripCommands(trips.data ?? [], to), [trips.data, to])
  const expenseGroup = useMemo(() => expenseCommands(expenses.data ?? [], to), [expenses.data, to])
  const requestGroup = useMemo(
    () => requestCommands(wholeOf(pendingTrips.data), wholeOf(pendingExpenses.data), to),
    [pendingTrips.data, pendingExpenses.data, to],
  )
  const records = [trips, expenses, pendingTrips, pendingExpenses]
  const note = records.some(({ isLoading }) => isLoading)
    ? t('loading')
    : records.some(({ isError }) => isError) && t('incomplete')

  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      takeTyped={takeTyped}
      owner={user.email ?? ''}
      groups={[
        pageCommands(person, to),
        actionCommands({ to, isAdmin, colorScheme, setColorScheme, onShortcuts, onSignOut: leave }),
        requestGroup,
        tripGroup,
        expenseGroup,
      ]}
      // One's own and what is pending are found; what was decided of others is in no list.
      {...(isAdmin && { lookUp: (query) => numberCommands(query, to) })}
      {...(note && { note })}
    />
  )
}
