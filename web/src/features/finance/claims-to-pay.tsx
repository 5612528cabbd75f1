import { Anchor, Button, Checkbox } from '@mantine/core'
import { BATCH_CLAIMS, createBatch, type FinanceClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { useCameFrom } from '../../ui/came-from.ts'
import { formatDate, formatRupees, indianDay, sumRupees } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/records/search-field.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ClaimMarks } from './claim-marks.tsx'
import { claimsWords } from './claims-to-verify.tsx'
import classes from './finance.module.css'
import { claimsFound } from './finance-queries.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

const Selected = z.object({ of: z.string(), ids: z.array(z.string()) })
const unsent = unsavedEdits('finance-selected', Selected)

interface ClaimsToPayProps {
  manage: boolean
  /** Opens the batch that was made. */
  onCreated: (number: string) => void
}

/** Approved claims that no batch pays yet, many of which are put in one at once. What is selected stays over a reload. */
export function ClaimsToPay({ manage, onCreated }: ClaimsToPayProps) {
  const owner = useSession().user.email ?? ''
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const found = useInfiniteQuery(claimsFound({ query }))
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(unsent.read(owner)?.ids))
  const select = (next: ReadonlySet<string>) => {
    setIds(next)
    unsent.store(owner, next.size === 0 ? undefined : { ids: [...next] })
  }
  const claims = found.data?.pages.flatMap(({ items }) => items) ?? []
  const total = found.data?.pages[0]?.total
  const selected = claims.filter(({ id }) => ids.has(id))
  const create = useFinanceStep({
    run: () => call(createBatch, { body: { claims: selected.map(({ id }) => id) } }),
    said: ({ number, claims: count, total: rupees }) =>
      t('pay.created', { number, claims: claimsWords(count), amount: formatRupees(rupees) }),
    onDone: ({ number }) => {
      select(new Set())
      onCreated(number)
    },
  })
  if (found.isPending) return <TableSkeleton text={t('loading')} />
  if (found.error && claims.length === 0) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(found.error)} onRetry={found.refetch} />
      </Notice>
    )
  }
  if (claims.length === 0 && query === '') return <Notice title={t('pay.none')}>{t('pay.none.hint')}</Notice>
  const payable = claims.filter(({ own, account }) => !own && account === 'ready')
  const areAllSelected = payable.length > 0 && payable.every(({ id }) => ids.has(id))
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    select(next)
  }
  return (
    <>
      <div className={classes.toolbar}>
        <search>
          <SearchField
            label={t('search')}
            value={query}
            onSearch={(text) =>
              setParams(
                (known) => {
                  if (text) known.set('q', text)
                  else known.delete('q')
                  return known
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </search>
        {total && (
          <p className={classes.sum}>
            {t('claims.sum', { claims: claimsWords(total.claims), amount: formatRupees(total.payable) })}
          </p>
        )}
      </div>
      {claims.length === 0 ? (
        <p className={classes.about}>{t('verify.none.found')}</p>
      ) : (
        <table className={classes.table} aria-busy={found.isPlaceholderData}>
          <caption>{t('pay.list')}</caption>
          <thead>
            <tr>
              {manage && (
                <th scope="col" className={classes.check}>
                  <span className="visually-hidden">{t('pay.select.column')}</span>
                </th>
              )}
              <th scope="col">{t('pay.claim')}</th>
              <th scope="col">{t('pay.employee')}</th>
              <th scope="col">{t('pay.day')}</th>
              <th scope="col">{t('pay.verified')}</th>
              <th scope="col" className={classes.end}>
                {t('pay.approved')}
              </th>
              <th scope="col" className={classes.end}>
                {t('pay.payable')}
              </th>
            </tr>
          </thead>
          <tbody>
            {claims.map((claim) => (
              <Row
                key={claim.id}
                claim={claim}
                isSelected={ids.has(claim.id)}
                onToggle={manage ? () => toggle(claim.id) : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      <MorePages of={found} text={t('more')} failed={t('failed')} />
      {create.isError && <AlertLine kind="failure">{explain(create.error)}</AlertLine>}
      {manage && (
        <div className={classes.selection}>
          <Checkbox
            label={t('pay.all')}
            mt={6}
            checked={areAllSelected}
            indeterminate={selected.length > 0 && !areAllSelected}
            disabled={payable.length === 0}
            onChange={() => select(new Set(areAllSelected ? [] : payable.map(({ id }) => id)))}
          />
          {selected.length === 0 ? (
            <p className={classes.quiet}>{t('pay.nothing-selected')}</p>
          ) : (
            <Parts of={selected} />
          )}
          <Button
            disabled={selected.length === 0 || selected.length > BATCH_CLAIMS}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            {t('pay.create')}
          </Button>
          {selected.length > BATCH_CLAIMS && <p role="alert">{t('pay.limit', { count: BATCH_CLAIMS })}</p>}
        </div>
      )}
    </>
  )
}

interface RowProps {
  claim: FinanceClaim
  isSelected: boolean
  /** Absent for who may not select. */
  onToggle: (() => void) | undefined
}

function Row({ claim, isSelected, onToggle }: RowProps) {
  const { number, description, employee_name, approved_at, verified, approved, payable, own } = claim
  const cameFrom = useCameFrom()
  return (
    <tr data-selected={isSelected || undefined}>
      {onToggle && (
        <td className={classes.check}>
          <Checkbox
            size="sm"
            aria-label={t('pay.select', { number })}
            title={own ? t('own.why') : undefined}
            disabled={own}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      <td>
        <div>
          <Anchor
            component={Link}
            to={`/expense/${encodeURIComponent(number)}`}
            state={cameFrom}
            inherit
            underline="always"
          >
            {number}
          </Anchor>{' '}
          {description} <ClaimMarks claim={claim} />
        </div>
      </td>
      <td data-name={t('pay.employee')}>{employee_name}</td>
      <td data-name={t('pay.day')}>{formatDate(indianDay(approved_at))}</td>
      <td data-name={t('pay.verified')}>
        {verified ? verified.by : <span className={classes.quiet}>{t('pay.verified.no')}</span>}
      </td>
      <td className={classes.end} data-name={t('pay.approved')}>
        {formatRupees(approved)}
      </td>
      <td className={classes.end} data-name={t('pay.payable')}>
        {formatRupees(payable)}
      </td>
    </tr>
  )
}

/** The sum of what is selected, which opens into what each person is paid. */
function Parts({ of: claims }: { of: readonly FinanceClaim[] }) {
  const people = [...Map.groupBy(claims, ({ employee_id }) => employee_id).values()].map((some) => ({
    name: some[0]?.employee_name ?? '',
    id: some[0]?.employee_id ?? '',
    rupees: sumRupees(some.map(({ payable }) => payable)),
  }))
  return (
    <details className={classes.parts}>
      <summary>
        {t('claims.sum', {
          claims: t('pay.selected', { claims: claimsWords(claims.length), people: people.length }),
          amount: formatRupees(sumRupees(claims.map(({ payable }) => payable))),
        })}
      </summary>
      <ul aria-label={t('pay.parts')}>
        {people.map(({ name, id, rupees }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={classes.end}>{formatRupees(rupees)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
