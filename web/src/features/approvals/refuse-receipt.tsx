import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { formatPrice, formatText, numberOf, sumRupees } from '../../ui/formats.ts'
import { IconArrowBackUp, IconReceiptOff } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { type Marked, useMark, useMarked } from './marked-refusals.ts'
import { leftOf, type RefusableReceipt, rupeesOf } from './refusal-suggestions.ts'
import classes from './refuse-receipt.module.css'
import type { RequestView } from './request-view.ts'

const t = texts(receiptRefusals)
const c = texts(labels)

const RefuseModal = onDemand(async () => (await import('./refuse-modal.tsx')).RefuseModal)

interface RefuseReceiptProps {
  request: RequestView
  receipt: RefusableReceipt
  /** All receipts of the claim, in its order. */
  receipts: readonly RefusableReceipt[]
}

/**
 * Marks one receipt of a pending claim as refused, or takes that back; nothing for who does not decide on it, and of a claim of
 * one receipt. It is sent with the approval of the rest. Its room is the same in each state, so that nothing moves.
 */
export function RefuseReceipt({ request, receipt, receipts }: RefuseReceiptProps) {
  const { isAdmin, user } = useSession()
  const note = useMark(request)
  const { lines } = useMarked(request) ?? { lines: [] }
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { id, refused } = receipt
  const isDecider = isAdmin && request.employeeId && request.employeeId !== user.employee_id
  if (!isDecider || request.status !== 'pending' || receipts.length < 2 || !id || refused) return null

  const mark = (next: Marked['lines']) => {
    const label = t('approve.label', {
      left: formatPrice(leftOf(receipts, next).left),
      claimed: formatPrice(sumRupees(receipts.map(rupeesOf))),
    })
    note({ lines: next, label })
  }
  const others = lines.filter((line) => line.receipt_id !== id)
  const marked = lines.find((line) => line.receipt_id === id)
  const isLast = leftOf(receipts, lines).count < 2
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {marked ? (
        <>
          <span className={classes.marked} title={marked.reason}>
            {t('will-be-refused', { reason: marked.reason })}
          </span>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            onClick={() => {
              mark(others)
              place.current?.focus({ preventScroll: true })
            }}
          >
            {c('undo')}
          </Button>
        </>
      ) : isLast ? (
        <span className={classes.last}>{t('refuse.last')}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconReceiptOff size={15} aria-hidden />}
          onClick={() => setAsked(true)}
          {...RefuseModal.ahead}
        >
          {t('refuse')}
        </Button>
      )}
      <RefuseModal
        opened={isAsked}
        request={request}
        receipt={receipt}
        number={receipts.indexOf(receipt) + 1}
        employee={request.employee}
        onRefuse={(reason) =>
          mark([
            ...others,
            { receipt_id: id, name: formatText(receipt.description), rupees: numberOf(rupeesOf(receipt)) ?? 0, reason },
          ])
        }
        onClose={() => setAsked(false)}
        onClosed={() => {
          if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
