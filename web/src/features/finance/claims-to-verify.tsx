import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { FinanceClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { formatCount, formatDate, formatRupees, indianDay } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/records/search-field.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { useAddressParams, withParams } from '../../ui/use-address-params.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimMarks } from './claim-marks.tsx'
import classes from './finance.module.css'
import { claimOf, claimsFound } from './finance-queries.ts'

const t = texts(financePage)

interface ClaimsToVerifyProps {
  manage: boolean
  /** The receipts of a claim as pictures. */
  receipts: (number: string) => ReactNode
}

/** Approved claims that nobody has verified, and the receipts of the one that is open. Search and claim live in the address. */
export function ClaimsToVerify({ manage, receipts }: ClaimsToVerifyProps) {
  const [params, setParams] = useAddressParams()
  const query = params.get('q') ?? ''
  const isBeside = useMediaQuery('(min-width: 68.8125em)', undefined, { getInitialValueInEffect: false })
  const found = useInfiniteQuery(claimsFound({ verified: 'no', query }))
  const keys = useRowKeys('a[data-claim]')
  const claims = found.data?.pages.flatMap(({ items }) => items) ?? []
  // Where there is room beside the list, its first claim is open until another is chosen.
  const opened = params.get('claim') ?? (isBeside ? claims[0]?.number : undefined)
  const total = found.data?.pages[0]?.total
  const set = (name: string, value: string | undefined) =>
    setParams((known) => withParams(known, { [name]: value }), { replace: true, preventScrollReset: true })
  /** The claim that comes after one, else the one before it. */
  const nextTo = (number: string) => {
    const at = claims.findIndex((claim) => claim.number === number)
    return (claims[at + 1] ?? claims[at - 1])?.number
  }
  if (found.isPending) return <TableSkeleton text={t('loading')} />
  if (found.error && claims.length === 0) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(found.error)} onRetry={found.refetch} />
      </Notice>
    )
  }
  if (claims.length === 0 && query === '' && opened === undefined)
    return <Notice title={t('verify.none')}>{t('verify.none.hint')}</Notice>
  return (
    <div className={classes.desk} data-open={opened === undefined ? undefined : true}>
      <div className={classes.list} {...keys}>
        <div className={classes.toolbar}>
          <search>
            <SearchField label={t('search')} value={query} onSearch={(text) => set('q', text)} />
          </search>
          {total && (
            <p className={classes.sum}>
              {t('claims.sum', { claims: claimsWords(total.claims), amount: formatRupees(total.payable) })}
            </p>
          )}
        </div>
        {claims.length === 0 ? (
          <p className={classes.about}>{t(query === '' ? 'verify.none' : 'verify.none.found')}</p>
        ) : (
          <ul className={classes.claims} aria-label={t('verify.list')} aria-busy={found.isPlaceholderData}>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} isOpen={claim.number === opened} />
            ))}
          </ul>
        )}
        <MorePages of={found} text={t('more')} failed={t('failed')} />
        {manage && <p className={classes.about}>{t('verify.keys')}</p>}
      </div>
      {opened === undefined ? (
        <p className={classes.about}>{t('verify.choose')}</p>
      ) : (
        <div>
          <Anchor component={Link} to={addressOf(params, undefined)} replace className={classes.back}>
            {t('verify.back')}
          </Anchor>
          <OpenClaim
            number={opened}
            isChosen={params.has('claim')}
            manage={manage}
            receipts={receipts}
            onVerified={() => set('claim', nextTo(opened))}
          />
        </div>
      )}
    </div>
  )
}

export const claimsWords = (count: number) => t('claims', { count, number: formatCount(count) })

/** The address of this tab with a claim, or none, open in it. */
function addressOf(params: URLSearchParams, claim: string | undefined): string {
  return `?${withParams(params, { claim })}`
}

function ClaimRow({ claim, isOpen }: { claim: FinanceClaim; isOpen: boolean }) {
  const [params] = useAddressParams()
  const { number, employee_name, approved_at, payable, description } = claim
  return (
    <li>
      <Link
        to={addressOf(params, number)}
        replace
        preventScrollReset
        className={classes.claim}
        data-claim={number}
        aria-current={isOpen || undefined}
      >
        <span className={classes.name}>{description}</span>
        <span className={classes.amount}>{formatRupees(payable)}</span>
        <span className={classes.facts}>
          {t('claim.facts', { number, name: employee_name, day: formatDate(indianDay(approved_at)) })}
        </span>
        <span className={classes.facts}>
          <ClaimMarks claim={claim} />
        </span>
      </Link>
    </li>
  )
}

interface OpenClaimProps extends ClaimsToVerifyProps {
  number: string
  /** Whether somebody opened it, and not the page. */
  isChosen: boolean
  onVerified: () => void
}

function OpenClaim({ number, isChosen, manage, receipts, onVerified }: OpenClaimProps) {
  const { data: claim, error, refetch } = useQuery(claimOf(number))
  if (error) return <Retry text={explain(error)} onRetry={refetch} />
  if (!claim) return <TableSkeleton text={t('loading')} />
  return (
    <ClaimLines key={claim.id} claim={claim} manage={manage} isChosen={isChosen} onVerified={onVerified}>
      {receipts(number)}
    </ClaimLines>
  )
}
