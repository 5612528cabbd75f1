import { Group, Stack } from '@mantine/core'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { expenses } from '@pravas/messages/en/expenses'
import { changeText } from '@pravas/messages/request-change'
import { texts } from '@pravas/messages/texts'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BudgetSection } from '../allocation/budgets-of-request.tsx'
import { receiptsOf } from '../api/claim-receipts.ts'
import { readFirstAnswers } from '../api/first-answers.ts'
import type { KnownOfRequest } from '../features/approvals/known-of-request.ts'
import { RefuseReceipt } from '../features/approvals/refuse-receipt.tsx'
import { RequestDecision } from '../features/approvals/request-decision.tsx'
import { viewOfExpense } from '../features/approvals/request-view.ts'
import { ReviseRequest } from '../features/approvals/revise-request.tsx'
import { WithdrawRequest } from '../features/approvals/withdraw-request.tsx'
import { DownloadClaim } from '../features/expenses/download-claim.tsx'
import { ExpenseInformation } from '../features/expenses/expense-information.tsx'
import { expenseById } from '../features/expenses/expense-queries.ts'
import { ReceiptList } from '../features/expenses/receipt-list.tsx'
import { RequestThread } from '../questions/questions.tsx'
import { Changes } from '../status/changes.tsx'
import { PolicyFindings } from '../status/policy-findings.tsx'
import { RequestHistory } from '../status/request-history.tsx'
import { DetailsSkeleton } from '../ui/details.tsx'
import { later } from '../ui/later.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'
import { RecordFrame, recordInAddress } from './record-frame.tsx'

const t = texts(expenses)

const RequestSteps = later(async () => (await import('../status/request-steps.tsx')).RequestSteps)

const ClaimPayments = later(async () => (await import('../features/expenses/claim-payments.tsx')).ClaimPayments)

const ReceiptEvidence = later(async () => (await import('../features/expenses/receipt-evidence.tsx')).ReceiptEvidence)

/** Reads what the document has asked for. */
export const readFirst = () => readFirstAnswers(() => [expenseById(recordInAddress()), receiptsOf(recordInAddress())])

/** One expense in full with its receipts, and the decision on it for those who may decide. */
export function ExpensePage() {
  const { expenseId = '' } = useParams()
  usePrefetchQuery(receiptsOf(expenseId))
  return (
    <RecordFrame
      noun="expense"
      reference={expenseId}
      query={useQuery(expenseById(expenseId))}
      title={(expense) => t('title', { number: expense.expense_number ?? expenseId })}
      tabTitle={(expense) => expense.expense_number ?? t('details')}
      list={{ to: '/fingenie-report', name: t('all') }}
      approvals="/admin-approvals?tab=expenses"
      outline={
        <Stack>
          <DetailsSkeleton rows={10} isStrip text={t('loading')} />
          <TwoColumns split="main">
            <DetailsSkeleton rows={7} />
            <DetailsSkeleton rows={2} />
          </TwoColumns>
        </Stack>
      }
      actions={(expense) => (
        <Group gap="xs" align="flex-start">
          <DownloadClaim number={expense.expense_number ?? expenseId} />
          <RequestDecision request={viewOfExpense(expense)} employeeId={expense.employee_id} />
          <ReviseRequest request={viewOfExpense(expense)} employeeId={expense.employee_id} />
          <WithdrawRequest request={viewOfExpense(expense)} employeeId={expense.employee_id} />
        </Group>
      )}
    >
      {(expense) => (
        <Stack>
          {expense.changes && (
            <Changes lines={expense.changes.map((change) => changeText(change, RECEIPT_FIELD_LABELS))} />
          )}
          <ExpenseInformation expense={expense} />
          <TwoColumns split="main">
            <ReceiptList
              expenseId={expenseId}
              total={expense.total}
              claimed={expense.claimed_total}
              refuse={(receipt, receipts) => (
                <RefuseReceipt request={viewOfExpense(expense)} receipt={receipt} receipts={receipts} />
              )}
            />
            <Stack>
              <ClaimPayments expense={expense} />
              <RequestThread
                kind="expense"
                reference={expenseId}
                version={expense.version}
                owner={expense.employee_name}
              />
              <PolicyFindings
                findings={expense.findings}
                reason={expense.policy_reason}
                sentAt={expense.submitted_at}
              />
              <BudgetSection kind="expense" request={expense} reference={expense.expense_number} />
              <RequestSteps steps={expense.steps} />
              <RequestHistory request={expense} labels={RECEIPT_FIELD_LABELS} />
            </Stack>
          </TwoColumns>
        </Stack>
      )}
    </RecordFrame>
  )
}

/** What a decision on a claim rests on, beside the approver's cards. */
export function ExpenseEvidence({ request, decides, facts, waiting }: KnownOfRequest) {
  usePrefetchQuery(receiptsOf(request.number))
  const { data: expense, isError } = useQuery(expenseById(request.number))
  if (!expense) return waiting(isError)
  return (
    <>
      {decides && <RequestDecision request={request} employeeId={expense.employee_id} />}
      {request.changes && <Changes lines={request.changes} />}
      <PolicyFindings findings={expense.findings} reason={expense.policy_reason} sentAt={expense.submitted_at} />
      <ReceiptEvidence
        expenseId={request.number}
        refuse={(receipt, receipts) => <RefuseReceipt request={request} receipt={receipt} receipts={receipts} />}
      />
      <ClaimPayments expense={expense} />
      <RequestThread
        kind="expense"
        reference={request.number}
        version={expense.version}
        owner={expense.employee_name}
      />
      {facts}
      <BudgetSection kind="expense" request={expense} reference={expense.expense_number} />
      <RequestSteps steps={expense.steps} />
      <RequestHistory request={expense} labels={RECEIPT_FIELD_LABELS} />
    </>
  )
}
