import type { ExpenseQuestion } from '@pravas/language/questions/expense-questions'
import { type Answering, byAct } from './answer.ts'
import { calculated } from './calculating.ts'
import {
  abroad,
  allowance,
  bookedHere,
  changedLater,
  deadline,
  introduced,
  onPolicy,
  text,
  tripHere,
  whetherAllowed,
  withoutBill,
} from './general.ts'
import { onClaim, pendingClaims } from './of-claims.ts'
import { budgets, ownSpend } from './of-money.ts'
import { onReceipts, printedLines } from './of-receipts.ts'
import { oneRequest, otherPerson, teamSpend } from './of-team.ts'
import { problemsHere } from './problems.ts'
import { taxHere } from './tax.ts'
import { mileageRate, ownVehicle } from './vehicle.ts'

/** How each question is answered. */
export const ANSWERING: Record<ExpenseQuestion, Answering> = {
  show_draft: onReceipts({ about: 'list' }),
  total_here: onReceipts({ about: 'total' }),
  approver: () => byAct('ask_approver', { when: false, away: false }),
  approval_time: () => byAct('ask_approver', { when: true, away: false }),
  pending_claims: pendingClaims,
  claim_status: onClaim('state'),
  paid_when: onClaim('payment'),
  deadline,
  problems: problemsHere,
  missing_bill: withoutBill,
  edits_made: () => byAct('ask_edits', {}),
  tax_credit: taxHere,
  printed: printedLines,
  meal_limit: onPolicy('meals'),
  hotel_limit: onPolicy('hotel'),
  mileage_rate: mileageRate,
  daily_allowance: allowance,
  transport_rules: onPolicy('category'),
  phone_internet: onPolicy('category'),
  what_allowed: whetherAllowed,
  foreign: abroad,
  how_add_mileage: ownVehicle,
  how_upload: text('general.upload'),
  budget_left: budgets,
  queue: () => byAct('ask_queue', { asks: 'list' }),
  one_request: oneRequest,
  team_spend: teamSpend,
  other_person: otherPerson,
  my_spend: ownSpend(false),
  compare_spend: ownSpend(true),
  send_part: text('elsewhere.some'),
  change_after: changedLater,
  sent_or_not: () => byAct('ask_sending', { about: 'state' }),
  which_trip: tripHere,
  booked_on: bookedHere,
  advance: text('general.advance'),
  reimbursed_how: text('general.paid-how'),
  rejected_why: onClaim('reason'),
  personal_part: text('elsewhere.shared'),
  privacy: text('general.privacy'),
  who_are_you: introduced,
  support: text('general.support'),
  calculate: calculated,
}
