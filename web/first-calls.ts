/**
 * The calls that a page surely makes before anything else, by the name of its file: its document starts them, see
 * `src/api/early-calls.ts`. Their addresses are those of the contract, exactly as the page asks for them; `:employeeId` is the signed-in
 * person's, `:record` the one in the page's own address. What depends on the address otherwise, or on another answer, is none of them.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  'admin-approvals': ['/needs-you'],
  dashboard: [
    '/needs-you',
    '/questions',
    '/reminders',
    '/trip/drafts?limit=50',
    '/expense/drafts?limit=50',
    '/trips/:employeeId',
    '/expenses/:employeeId',
  ],
  expense: ['/expense/:record', '/expense/:record/receipts'],
  'fingenie-report': ['/expenses/:employeeId'],
  trip: ['/trip/:record'],
  'tripmate-report': ['/trips/:employeeId'],
}
