import { Anchor } from '@mantine/core'
import { claimPayments as entry } from '@pravas/contract/finance'
import { claimPayments } from '@pravas/messages/en/claim-payments'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { Section } from '../../ui/details.tsx'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import classes from './claim-payments.module.css'
import type { ShownExpense } from './expense-queries.ts'

const t = texts(claimPayments)

/** What finance adjusted of an approved claim, and when and how it is paid; of one that waits, what company cards paid. */
export function ClaimPayments({ expense }: { expense: ShownExpense }) {
  const { user } = useSession()
  const isOwn = expense.employee_id != null && expense.employee_id === user.employee_id
  const status = String(expense.status ?? '').toLowerCase()
  const isApproved = status === 'approved' || status === 'paid'
  const id = expense.expense_id ?? expense.expense_number ?? ''
  const { data } = useQuery({
    queryKey: ['claim payments', id],
    queryFn: ({ signal }) => call(entry, { params: { expenseId: id } }, signal),
    enabled: id !== '' && (isApproved || status === 'pending'),
  })
  // Before a decision there is only what company cards have paid.
  if (!data || (!isApproved && data.card === 0)) return null
  const { payable, adjusted, payments, card, card_payments: cards } = data
  const last = payments.at(-1)
  return (
    <Section title={t('title')}>
      <ol className={classes.payments}>
        {payments.map(({ batch, amount, set_off: setOff, state, reference, paid_on, bounced_on, bounce_reason }) => (
          <li key={batch} data-state={state}>
            {state === 'planned' && t('planned', { amount: formatRupees(amount), batch })}
            {state !== 'planned' && t('paid', { amount: formatRupees(amount), day: formatDate(paid_on) })}
            {setOff > 0 && <p>{t('set-off', { amount: formatRupees(setOff), state })}</p>}
            {reference !== null && <span className={classes.reference}>{t('reference', { reference })}</span>}
            {state === 'bounced' && (
              <p>
                {t('bounced', {
                  amount: formatRupees(amount),
                  day: formatDate(bounced_on),
                  reason: bounce_reason ?? '',
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
      {last?.state === 'bounced' && isOwn && (
        <p className={classes.line}>
          {t('bounced.next')}{' '}
          <Anchor component={Link} to="/account" inherit underline="always">
            {t('bounced.link')}
          </Anchor>
        </p>
      )}
      {isApproved && (last === undefined || last.state === 'bounced') && (
        <p className={classes.line}>
          {payable === null ? last === undefined && t('waiting') : t('verified', { amount: formatRupees(payable) })}
        </p>
      )}
      {card > 0 && (
        <>
          <h3 className={classes.heading}>{t('card.title', { amount: formatRupees(card) })}</h3>
          <ul className={classes.adjusted}>
            {cards.map(({ receipt_id, what, amount, last_four: digits, on }) => (
              <li key={receipt_id}>{t('card', { amount: formatRupees(amount), what, digits, day: formatDate(on) })}</li>
            ))}
          </ul>
        </>
      )}
      {adjusted.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('adjusted.title', { count: adjusted.length })}</h3>
          <ul className={classes.adjusted}>
            {adjusted.map(({ what, approved, payable: paid, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and keep their order
              <li key={index}>
                {t('adjusted', { what, approved: formatRupees(approved), payable: formatRupees(paid), reason })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
