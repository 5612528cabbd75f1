import type { OwnLimit } from '@pravas/contract/policies'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { FinGenieCalls } from '../engine.ts'
import { numberedReceipts, withoutLinks } from './receipts.fixture.ts'
import { rulesEngine } from './rules-engine.ts'
import { DialogueState } from './state.ts'
import type { NumberedReceipt } from './texts.ts'

/** What the policy of these conversations allows. */
const LIMITS: OwnLimit[] = [
  limit('hotel.city_cap', 'Hotel night', 'Up to ₹7,500 a night, taxes included', '2.1', ['Delhi', 'Mumbai']),
  limit('expense.claimed_late', 'Time limit', 'Claimed within 60 days of the spending', '4.1', []),
]

function limit(rule: OwnLimit['rule'], kind: string, text: string, clause: string, cities: string[]): OwnLimit {
  const told = {
    severity: 'warn',
    consequence: 'Your approver sees this',
    notes: [],
    elsewhere: false,
    on: null,
  } as const
  return { rule, kind, text, clause: { number: clause, text }, cities, ...told, notes: [] }
}

/** A conversation over these receipts; each message is answered in turn and the last answer given. */
export function say(receipts: readonly Partial<NumberedReceipt>[], ...messages: string[]) {
  return sayAfter({}, receipts, ...messages)
}

/** As `say`, in a conversation that holds a state already, such as a question that waits for its answer. */
export function sayAfter(before: DialogueState, receipts: readonly Partial<NumberedReceipt>[], ...messages: string[]) {
  return sayWith({}, before, receipts, ...messages)
}

/** As `sayAfter`, with some tools that do otherwise; an order is a message that the page took for a wish to send. */
export async function sayWith(
  others: Partial<FinGenieCalls>,
  before: DialogueState,
  receipts: readonly Partial<NumberedReceipt>[],
  ...messages: (string | { order: string } | { act: ExpenseAct })[]
) {
  let held = numberedReceipts(receipts)
  let removed: NumberedReceipt[] = []
  const tools: Partial<FinGenieCalls> = {
    list_receipts: async () => held,
    change_receipt: async ({ receipt_id, change }) => {
      held = held.map((receipt) => (receipt.id === receipt_id ? { ...receipt, ...change } : receipt))
      return true
    },
    revert_receipt: async ({ receipt_id, change }) => {
      held = held.map((receipt) => (receipt.id === receipt_id ? { ...receipt, ...change } : receipt))
      return true
    },
    remove_receipt: async ({ receipt_id }) => {
      removed = [...held.filter((receipt) => receipt.id === receipt_id), ...removed]
      held = held.filter((receipt) => receipt.id !== receipt_id)
      return true
    },
    list_removed_receipts: async () => removed,
    restore_receipt: async ({ receipt_id }) => {
      held = [...held, ...removed.filter((receipt) => receipt.id === receipt_id)].toSorted(
        (a, b) => a.number - b.number,
      )
      removed = removed.filter((receipt) => receipt.id !== receipt_id)
      return true
    },
    list_my_expenses: async () => [],
    my_approver: async () => 'Meera Iyer',
    mileage_rates: async () => ({ rates: [], undecided: false }),
    read_print: async () => [],
    read_policy: async ({ city = null } = {}) => ({
      on: '2026-06-10',
      valid_from: '2026-04-01',
      grade: null,
      department: null,
      location: null,
      city,
      limits: LIMITS,
      undecided: [],
    }),
    show_claim: async () => null,
    choose_claim: async () => true,
    book_claim: async () => null,
    list_my_trips: async () => [],
    spending_figures: async () => ({ rows: [], team: [], teamRefusal: null }),
    team_spending: async () => null,
    my_team: async () => [],
    my_budgets: async () => [],
    list_waiting_for_me: async () => null,
    spending_list: async () => ({ lines: [], count: 0, paise: 0 }),
    ...others,
  }
  const actor = {
    personId: 'p',
    orgId: 'o',
    employeeId: 'E1',
    managerEmployeeId: 'M1',
    name: 'Asha Rao',
    email: 'asha@pravas.example',
    roles: [],
    isAdmin: false,
    leads: [],
    decidesAs: { persons: [], roles: [] },
    isSuperAdmin: false,
  }
  let state: Record<string, unknown> = before
  let text = ''
  let marked = ''
  for (const message of messages) {
    const { signal } = new AbortController()
    const reply = await rulesEngine.turn({
      actor,
      ...(typeof message === 'string'
        ? { message }
        : 'act' in message
          ? { message: 'something else', act: message.act }
          : { message: message.order, isOrder: true }),
      state,
      today: '2026-06-10',
      tools: tools as FinGenieCalls,
      signal,
      followUpType: 'none',
      said: async () => [],
    })
    marked = reply.text
    text = withoutLinks(marked)
    // As the database would hand it back.
    state = JSON.parse(JSON.stringify(reply.state)) as Record<string, unknown>
  }
  return { text, marked, held, state: DialogueState.parse(state) }
}
