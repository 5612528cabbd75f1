import { Anchor, Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type BankPayment, bankFilePath, type batchPayments } from '@pravas/contract/bank-file'
import type { Answer } from '@pravas/contract/endpoint'
import { type BatchLine, dissolveBatch, type PaymentBatchWithLines } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { useCameFrom } from '../../ui/came-from.ts'
import { formatDate, formatRupees, indianDay } from '../../ui/formats.ts'
import { IconDownload } from '../../ui/icons.ts'
import { saveFile } from '../../ui/records/save-file.ts'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { BounceForm } from './bounce-form.tsx'
import classes from './finance.module.css'
import { batchOf, paymentsOf } from './finance-queries.ts'
import { PayForm } from './pay-form.tsx'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

/** The claims of a batch with their accounts, its bank file, and what can be done with it. */
export function BatchDetail({ number, manage }: { number: string; manage: boolean }) {
  const batch = useQuery(batchOf(number))
  const payments = useQuery(paymentsOf(number))
  const [bounced, setBounced] = useState<ReadonlySet<string>>(new Set())
  const error = batch.error ?? payments.error
  if (error) {
    return (
      <div className={classes.batchBody}>
        <Retry text={explain(error)} onRetry={() => Promise.all([batch.refetch(), payments.refetch()])} />
      </div>
    )
  }
  if (!batch.data || !payments.data) return <TableSkeleton text={t('loading')} />
  const { data } = batch
  const { status, lines } = data
  const returnable = manage && status === 'paid' ? lines.filter(({ state }) => state === 'live') : []
  const toggle = (claim: string) => {
    const next = new Set(bounced)
    if (!next.delete(claim)) next.add(claim)
    setBounced(next)
  }
  return (
    <div className={classes.batchBody}>
      <Lines
        batch={data}
        payments={payments.data.payments}
        selected={bounced}
        onSelect={returnable.length > 0 ? toggle : undefined}
      />
      {status !== 'dissolved' && <BankFile batch={data} payments={payments.data} manage={manage} />}
      {manage && status === 'open' && <PayForm batch={data} leftOut={payments.data.left_out} />}
      {manage && status === 'open' && <Dissolution batch={data} />}
      {returnable.length > 0 && <BounceForm batch={data} claims={[...bounced]} onDone={() => setBounced(new Set())} />}
    </div>
  )
}

interface LinesProps {
  batch: PaymentBatchWithLines
  payments: readonly BankPayment[]
  /** The numbers of those whose payment came back. */
  selected: ReadonlySet<string>
  onSelect: ((claim: string) => void) | undefined
}

function Lines({ batch: { number, status, lines }, payments, selected, onSelect }: LinesProps) {
  const cameFrom = useCameFrom()
  const paymentOf = new Map(payments.flatMap((payment) => payment.claims.map((claim) => [claim, payment])))
  return (
    <table className={classes.table}>
      <caption>{t('batch.lines', { number })}</caption>
      <thead>
        <tr>
          {onSelect && (
            <th scope="col" className={classes.check}>
              <span className="visually-hidden">{t('pay.select.column')}</span>
            </th>
          )}
          <th scope="col">{t('batch.what')}</th>
          <th scope="col">{t('pay.employee')}</th>
          <th scope="col">{t('batch.account')}</th>
          <th scope="col">{t('batch.mode')}</th>
          <th scope="col">{t('batch.state')}</th>
          <th scope="col" className={classes.end}>
            {t('batch.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const payment = paymentOf.get(line.number)
          return (
            <tr key={line.expense_id}>
              {onSelect && (
                <td className={classes.check}>
                  {line.state === 'live' && (
                    <Checkbox
                      size="sm"
                      aria-label={t('batch.bounce.select', { number: line.number })}
                      checked={selected.has(line.number)}
                      onChange={() => onSelect(line.number)}
                    />
                  )}
                </td>
              )}
              <td>
                <div>
                  <Anchor
                    component={Link}
                    to={line.kind === 'advance' ? '/advances/finance' : `/expense/${encodeURIComponent(line.number)}`}
                    state={cameFrom}
                    inherit
                    underline="always"
                  >
                    {line.number}
                  </Anchor>{' '}
                  {line.description}
                </div>
              </td>
              <td data-name={t('pay.employee')}>{line.employee_name}</td>
              <td data-name={t('batch.account')}>{accountWords(line, payment)}</td>
              <td data-name={t('batch.mode')}>{payment?.mode ?? '–'}</td>
              <td data-name={t('batch.state')}>{stateWords(line, status)}</td>
              <td className={classes.end} data-name={t('batch.amount')}>
                <div>
                  {formatRupees(line.amount)}
                  {line.set_off > 0 && (
                    <div className={classes.quiet}>{t('batch.set-off', { amount: formatRupees(line.set_off) })}</div>
                  )}
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function accountWords({ account }: BatchLine, payment: BankPayment | undefined): string {
  if (payment) return `${payment.account_number} · ${payment.ifsc}`
  return account === 'ready' ? '–' : t(`account.${account}`)
}

function stateWords({ state, bounced_on, bounce_reason }: BatchLine, status: PaymentBatchWithLines['status']): string {
  if (state === 'bounced') return t('batch.state.bounced', { day: formatDate(bounced_on), reason: bounce_reason ?? '' })
  return t(`batch.state.${state === 'live' && status === 'paid' ? 'paid' : state}`)
}

interface BankFileProps {
  batch: PaymentBatchWithLines
  payments: Answer<typeof batchPayments>
  manage: boolean
}

function BankFile({ batch: { id, number }, payments, manage }: BankFileProps) {
  const { payments: paid, total, left_out: leftOut, fits } = payments
  const save = useMutation({
    mutationFn: async () => saveFile(`bank-${number}.csv`, await download(bankFilePath(id))),
    onError: (error) =>
      notifications.show({ message: t('batch.download.failed', { why: explain(error) }), withBorder: true }),
  })
  return (
    <>
      <div className={classes.actions}>
        <p className={classes.sum}>
          {fits ? t('batch.payments.sum', { count: paid.length, amount: formatRupees(total) }) : t('batch.no-file')}
        </p>
        {fits && manage && (
          <Button
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('batch.download')}
          </Button>
        )}
      </div>
      {leftOut.length > 0 && (
        <>
          <h2>{t('batch.left-out')}</h2>
          <ul className={classes.plain}>
            {leftOut.map(({ claim, employee_name: name, amount, why, changed_at }) => (
              <li key={claim}>
                {t(`batch.why.${why}`, {
                  claim,
                  name,
                  amount: formatRupees(amount),
                  day: formatDate(indianDay(changed_at)),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Dissolving asks first: the bank may have the file. */
function Dissolution({ batch: { id, number } }: { batch: PaymentBatchWithLines }) {
  const [asks, setAsks] = useState(false)
  const dissolve = useFinanceStep({
    run: () => call(dissolveBatch, { params: { batchId: id } }),
    said: () => t('batch.dissolve.done', { number }),
  })
  if (!asks) {
    return (
      <div className={classes.actions}>
        <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
          {t('batch.dissolve')}
        </Button>
      </div>
    )
  }
  return (
    <section className={classes.note} aria-label={t('batch.dissolve')}>
      {t('batch.dissolve.ask', { number })}
      {dissolve.isError && <AlertLine kind="failure">{explain(dissolve.error)}</AlertLine>}
      <div className={classes.actions}>
        <Button variant="default" autoFocus onClick={() => setAsks(false)}>
          {t('batch.dissolve.keep')}
        </Button>
        <Button color="red" loading={dissolve.isPending} onClick={() => dissolve.mutate()}>
          {t('batch.dissolve')}
        </Button>
      </div>
    </section>
  )
}
