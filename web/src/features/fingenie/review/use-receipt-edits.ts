import { notifications } from '@mantine/notifications'
import type { DuplicateResolution } from '@pravas/contract/receipt-notes'
import {
  changeReceipt,
  claimDocument,
  deleteReceipt,
  type ReceiptFieldsChange,
  type ReceiptInReview,
  resolveDuplicate,
  restoreReceipt,
} from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { offerUndo } from '../../../chat/undo-offer.tsx'
import { type AnsweredClaim, claimDraftOf, heldIn, withReceipt } from '../claim-draft.ts'
import { withFields } from './review-fields.ts'

const t = texts(fingenieReview)

/** Every change to a receipt has this key, so that a claim is not sent while one is on its way. */
export const RECEIPT_EDIT = ['receipt edit']

/** What a person can do to one receipt. Each shows at once and is taken back when the server refuses it. */
export function useReceiptEdits(sessionId: string, receiptId: string) {
  const queries = useQueryClient()
  const { queryKey } = claimDraftOf(sessionId)
  const set = (next: (receipt: ReceiptInReview) => ReceiptInReview | undefined) =>
    queries.setQueryData<AnsweredClaim>(queryKey, (known) => withReceipt(known, receiptId, next))
  const ahead = async (next: (receipt: ReceiptInReview) => ReceiptInReview | undefined) => {
    await queries.cancelQueries({ queryKey })
    set(next)
  }
  const options = {
    mutationKey: RECEIPT_EDIT,
    scope: { id: `receipt ${receiptId}` },
    onSuccess: ({ receipt }: { receipt: ReceiptInReview }) => set(() => receipt),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
  const params = { receiptId }
  const restore = useMutation({
    ...options,
    mutationFn: () => call(restoreReceipt, { params }),
    onError: (error) => {
      notifications.show({ message: t('removed.not-restored', { reason: explain(error) }), withBorder: true })
    },
  })
  return {
    change: useMutation({
      ...options,
      mutationFn: (body: ReceiptFieldsChange) => call(changeReceipt, { params, body }),
      onMutate: (change) => ahead((receipt) => withFields(receipt, change)),
    }),
    remove: useMutation({
      ...options,
      mutationFn: () => call(deleteReceipt, { params }),
      onSuccess: () => {
        const known = queries.getQueryData<AnsweredClaim>(queryKey)?.claim
        const gone = known && heldIn(known).find(({ receipt_id }) => receipt_id === receiptId)
        leaveRemoved(receiptId)
        set(() => undefined)
        const name = gone?.fields.merchant.value ?? gone?.file_name
        offerUndo({ message: name ? t('removed.name', { name }) : t('removed'), onUndo: () => restore.mutate() })
      },
    }),
    claimDocument: useMutation({
      ...options,
      mutationFn: () => call(claimDocument, { params, body: { is_expense: true } }),
    }),
    resolve: useMutation({
      ...options,
      mutationFn: (body: { key: string; resolution: DuplicateResolution }) => call(resolveDuplicate, { params, body }),
      onMutate: ({ key, resolution }) =>
        ahead((receipt) => ({
          ...receipt,
          duplicates: receipt.duplicates.map((one) => (one.key === key ? { ...one, resolution } : one)),
        })),
    }),
  }
}

/** The card of a receipt that is still there, as it stands in the conversation. */
const CARDS = '[data-receipt]:not([data-gone])'

/** Moves the focus from a receipt that goes away to the next card, else to the one before, else to the conversation. */
export function leaveRemoved(receiptId: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-receipt]')]
  const at = all.findIndex((card) => card.getAttribute('data-receipt') === receiptId)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()]
  const next = others.find((card) => card.matches(CARDS) && card.getAttribute('data-receipt') !== receiptId)
  const target =
    next?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('[aria-label="Conversation"]')
  target?.focus()
}
