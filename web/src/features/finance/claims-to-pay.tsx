import { Button, Checkbox } from '@mantine/core'
import type { Advance } from '@pravas/contract/advances'
import { BATCH_CLAIMS, createBatch } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatRupees, sumRupees } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/records/search-field.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { useAddressParams, withParams } from '../../ui/use-address-params.ts'
import { claimsWords } from './claims-to-verify.tsx'
import classes from './finance.module.css'
import { advancesFound, claimsFound } from './finance-queries.ts'
import { AdvanceToPay, ClaimToPay, PayableTable } from './payable-rows.tsx'
import { countWords, type Payable, partsByPerson, payableAdvance, payableClaim, payablesWords } from './payables.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

const Selected = z.object({ of: z.string(), ids: z.array(z.string()) })
const unsent = unsavedEdits('finance-selected', Selected)

interface ClaimsToPayProps {
  manage: boolean
  /** Opens the batch that was made. */
  onCreated: (number: string) => void
}

/** Approved claims and advances that no batch pays yet, many of which are put in one at once. What is selected stays over a reload. */
export function ClaimsToPay({ manage, onCreated }: ClaimsToPayProps) {
  const owner = useSession().user.email ?? ''
  const [params, setParams] = useAddressParams()
  const query = params.get('q') ?? ''
  const found = useInfiniteQuery(claimsFound({ query }))
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(unsent.read(owner)?.ids))
  const select = (next: ReadonlySet<string>) => {
    setIds(next)
    unsent.store(owner, next.size === 0 ? undefined : { ids: [...next] })
  }
  const waiting = useInfiniteQuery(advancesFound)
  const claims = found.data?.pages.flatMap(({ items }) => items) ?? []
  const advances = waiting.data?.pages.flatMap(({ items }) => items) ?? []
  const total = found.data?.pages[0]?.total
  const all = [...advances.map(payableAdvance), ...claims.map(payableClaim)]
  const selected = all.filter(({ id, refusal }) => ids.has(id) && refusal === undefined)
  const of = (wanted: Payable['kind']) => selected.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const create = useFinanceStep({
    run: () => call(createBatch, { body: { claims: of('claim'), advances: of('advance') } }),
    said: ({ number, claims: count, advances: some, total: rupees }) =>
      t('pay.created', {
        number,
        what: payablesWords({ claims: count - some, advances: some }),
        amount: formatRupees(rupees),
      }),
    onDone: ({ number }) => {
      select(new Set())
      onCreated(number)
    },
  })
  if (found.isPending || waiting.isPending) return <TableSkeleton text={t('loading')} />
  if (found.error && claims.length === 0) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(found.error)} onRetry={found.refetch} />
      </Notice>
    )
  }
  if (all.length === 0 && query === '' && !waiting.error)
    return <Notice title={t('pay.none')}>{t('pay.none.hint')}</Notice>
  const payable = all.filter(({ refusal, isReady }) => refusal === undefined && isReady)
  const areAllSelected = payable.length > 0 && payable.every(({ id }) => ids.has(id))
  const isTooMuch = of('claim').length > BATCH_CLAIMS || of('advance').length > BATCH_CLAIMS
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    select(next)
  }
  const choiceOf = ({ id, refusal }: Payable) => ({
    refusal,
    isSelected: ids.has(id) && refusal === undefined,
    onToggle: manage ? () => toggle(id) : undefined,
  })
  return (
    <>
      <div className={classes.toolbar}>
        <search>
          <SearchField
            label={t('search')}
            value={query}
            onSearch={(text) =>
              setParams((known) => withParams(known, { q: text }), { replace: true, preventScrollReset: true })
            }
          />
        </search>
        {total && (
          <p className={classes.sum}>
            {t('claims.sum', { claims: claimsWords(total.claims), amount: formatRupees(total.payable) })}
          </p>
        )}
      </div>
      {waiting.error && (
        <Retry text={t('pay.advances.failed', { why: explain(waiting.error) })} onRetry={waiting.refetch} />
      )}
      <AdvancesTable found={advances} query={query} hasChoice={manage} choiceOf={choiceOf} />
      <MorePages of={waiting} text={t('more')} failed={t('failed')} />
      {claims.length === 0 ? (
        <p className={classes.about}>{t(query === '' ? 'pay.claims.none' : 'verify.none.found')}</p>
      ) : (
        <PayableTable
          caption={t('pay.list')}
          what={t('pay.claim')}
          columns={[{ name: t('pay.day') }, { name: t('pay.verified') }, { name: t('pay.approved'), isAmount: true }]}
          hasChoice={manage}
          isBusy={found.isPlaceholderData}
        >
          {claims.map((claim) => (
            <ClaimToPay key={claim.id} claim={claim} {...choiceOf(payableClaim(claim))} />
          ))}
        </PayableTable>
      )}
      <MorePages of={found} text={t('more')} failed={t('failed')} />
      {manage && (
        <div className={classes.selection}>
          {/* The bar is all that is in view of a long list, so what went wrong is said in it. */}
          {create.isError && (
            <div className={classes.refused}>
              <AlertLine kind="failure">{explain(create.error)}</AlertLine>
            </div>
          )}
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
            disabled={selected.length === 0 || isTooMuch}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            {t('pay.create')}
          </Button>
          {isTooMuch && <p role="alert">{t('pay.limit', { count: BATCH_CLAIMS })}</p>}
        </div>
      )}
    </>
  )
}

interface AdvancesProps {
  /** What is typed to search. */
  query: string
  hasChoice: boolean
  choiceOf: (payable: Payable) => {
    refusal: string | undefined
    isSelected: boolean
    onToggle: (() => void) | undefined
  }
  found: readonly Advance[]
}

function AdvancesTable({ query, hasChoice, choiceOf, found }: AdvancesProps) {
  const shown = found.filter((advance) => isNamed(advance, query))
  if (shown.length === 0) return null
  return (
    <PayableTable
      caption={t('pay.advances')}
      what={t('pay.advance')}
      columns={[{ name: t('pay.trip') }, { name: t('pay.day') }]}
      hasChoice={hasChoice}
    >
      {shown.map((advance) => (
        <AdvanceToPay key={advance.id} advance={advance} {...choiceOf(payableAdvance(advance))} />
      ))}
    </PayableTable>
  )
}

/** Whether an advance has all words that are typed. */
function isNamed({ number, purpose, employee_name, employee_id, trip }: Advance, query: string): boolean {
  const text = [number, purpose, employee_name, employee_id, trip.destination, trip.number].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s/)
    .every((word) => text.includes(word))
}

/** The sum of what is selected, which opens into what each person is paid. */
function Parts({ of: selected }: { of: readonly Payable[] }) {
  const people = partsByPerson(selected)
  return (
    <details className={classes.parts}>
      <summary>
        {t('claims.sum', {
          claims: t('pay.selected', { what: countWords(selected), people: people.length }),
          amount: formatRupees(sumRupees(selected.map(({ rupees }) => rupees))),
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
