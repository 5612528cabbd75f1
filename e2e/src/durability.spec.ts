import { expect, test } from '@playwright/test'
import { approveTrip, rejectExpense } from '@pravas/contract/approvals'
import { tripmateHistory } from '@pravas/contract/chat'
import { getExpense } from '@pravas/contract/expenses'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { currentSession } from '@pravas/contract/people'
import { getTrip } from '@pravas/contract/trips'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { startProduct } from './product.ts'
import { ProductClient } from './product-client.ts'

test('nothing acknowledged is lost when the server is killed after each step', async () => {
  // Nine starts of the product.
  test.setTimeout(300_000)
  const product = await startProduct()
  try {
    const crash = async () => {
      await product.kill()
      await product.start()
    }
    const employee = await ProductClient.signIn(product.origin, 'employee')
    await crash()
    expect((await employee.call(currentSession)).user.employee_id).toBe('EMP1001')

    // The conversation with TripMate goes on after a crash where it was: with flights on offer, with a draft to confirm, and submitted.
    const sessionId = 'tripmate-1-durability'
    const say = async (prompt: string) => (await employee.turn({ prompt, sessionId, employee_id: 'EMP1001' })).response
    const offered = await say('book a flight from Delhi to Mumbai next Friday, back on Sunday')
    await crash()
    expect(offered).toContain('[FLIGHT_CARDS_START]')
    expect(await say('the cheapest one')).toContain('[FLIGHT_CARDS_START]')
    await say('the cheapest one')
    await say('it is for business')
    await crash()
    const submitted = await say('yes, submit it')
    await crash()
    const tripId = /TRP-\d{4}-\d{6}/.exec(submitted)?.[0] ?? 'no number'
    expect(await employee.call(getTrip, { params: { tripId } })).toMatchObject({ status: 'pending' })
    const { messages } = await employee.call(tripmateHistory.getSession, { params: { sessionId } })
    expect(messages).toHaveLength(10)

    // A receipt, its file and the claim.
    const file = await receiptImage({ merchant: 'Coastal Spice Restaurant', date: '2026-06-08', totalPaise: 124_000 })
    const receipts = [{ file_name: 'dinner.jpg', file_content: file.toString('base64') }]
    const chat = { sessionId: 'fingenie-1-durability', employee_id: 'EMP1001' }
    const { summary } = await employee.call(uploadReceipts, { body: { ...chat, receipts } })
    await crash()
    const claim = { ...chat, prompt: 'send reimbursement', summary, receiptFiles: [] }
    const { referenceId } = await employee.call(sendReimbursement, { body: claim })
    const expenseId = referenceId ?? ''
    await crash()
    const expense = await employee.call(getExpense, { params: { expenseId } })
    expect(expense).toMatchObject({ status: 'pending', total: 1240 })
    expect(await employee.bytes(expense.receipt_link ?? '')).toEqual(file)

    // Both decisions.
    const manager = await ProductClient.signIn(product.origin, 'manager')
    await manager.call(approveTrip, { body: { id: tripId } })
    await crash()
    await manager.call(rejectExpense, { body: { id: expenseId, reason: 'Please attach the itemised bill.' } })
    await crash()
    expect(await employee.call(getTrip, { params: { tripId } })).toMatchObject({ status: 'approved' })
    expect(await employee.call(getExpense, { params: { expenseId } })).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Please attach the itemised bill.',
    })
  } finally {
    await product.dispose()
  }
})
