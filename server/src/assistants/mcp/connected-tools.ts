import type { Expenses } from '../../expenses/service.ts'
import type { PolicyQuotes } from '../../policy/quotes-service.ts'
import type { Tool } from '../kernel/tool.ts'
import { readPolicy } from '../tools/policy-tools.ts'
import { getExpense, getTrip, listExpenses, listPendingDecisions, listTrips, whoAmI } from '../tools/record-tools.ts'
import { searchFlights, searchHotels } from '../tools/travel-tools.ts'
import { type AnswerToolDeps, answerTools } from './answer-tools.ts'
import { type ClaimToolDeps, claimTools } from './claim-tools.ts'
import { type ReceiptToolDeps, receiptTools } from './receipt-tools.ts'
import { type TripToolDeps, tripTools } from './trip-tools.ts'

export type ConnectedToolDeps = TripToolDeps &
  ReceiptToolDeps &
  ClaimToolDeps &
  AnswerToolDeps & { expenses: Expenses; quotes: PolicyQuotes }

/** Everything that a connected assistant may do, each within the scope that it was granted. */
export function connectedTools(deps: ConnectedToolDeps): Tool[] {
  return [
    whoAmI(deps),
    listTrips(deps),
    getTrip(deps),
    listExpenses(deps),
    getExpense(deps),
    listPendingDecisions(deps),
    readPolicy(deps),
    searchFlights(deps),
    searchHotels(deps),
    ...tripTools(deps),
    ...receiptTools(deps),
    ...claimTools(deps),
    ...answerTools(deps),
  ]
}
