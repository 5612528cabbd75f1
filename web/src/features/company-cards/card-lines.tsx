import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type CardLine, matchCardLine, unmatchCardLine } from '@pravas/contract/company-cards'
import { companyCardsPage } from '@pravas/messages/en/company-cards-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './card-lines.module.css'
import { CARDS, cardLinesOf } from './card-queries.ts'

const t = texts(companyCardsPage)

interface CardLinesProps {
  view: 'mine' | 'all'
  state: 'missing' | 'matched'
  empty: ReactNode
  /** Whether matches can be taken back. */
  mayUnmatch?: boolean
}

/** Payments with company cards, each with its receipt or those that may be it. */
export function CardLines({ view, state, empty, mayUnmatch = false }: CardLinesProps) {
  const found = useInfiniteQuery(cardLinesOf(view, state))
  const { data, isPending, error, refetch } = found
  const lines = data?.pages.flatMap(({ items }) => items) ?? []
  if (isPending) return <TableSkeleton text={t('loading')} />
  if (error && lines.length === 0)
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  if (lines.length === 0) return empty
  return (
    <>
      <ul className={classes.list}>
        {lines.map((line) => (
          <Line key={line.id} line={line} withName={view === 'all'} mayUnmatch={mayUnmatch} />
        ))}
      </ul>
      <MorePages of={found} text={t('more')} failed={t('failed')} />
    </>
  )
}

function Line({ line, withName, mayUnmatch }: { line: CardLine; withName: boolean; mayUnmatch: boolean }) {
  const { id, what, receipt, candidates, card } = line
  const amount = formatPrice(line.amount)
  const queries = useQueryClient()
  const done = (message: string) => {
    notifications.show({ message, withBorder: true })
    return queries.invalidateQueries({ queryKey: CARDS })
  }
  const match = useMutation({
    mutationFn: (receipt_id: string) => call(matchCardLine, { params: { lineId: id }, body: { receipt_id } }),
    onSuccess: () => done(t('matched.done')),
  })
  const unmatch = useMutation({
    mutationFn: () => call(unmatchCardLine, { params: { lineId: id } }),
    onSuccess: () => done(t('unmatch.done')),
  })
  const isUnnamed = what === ''
  const title = receipt
    ? isUnnamed
      ? t('matched.line.unnamed', { amount })
      : t('matched.line', { amount, what })
    : isUnnamed
      ? t('missing.line.unnamed', { amount })
      : t('missing.line', { amount, what })
  const failure = match.error ?? unmatch.error
  return (
    <li>
      <p className={classes.what}>{title}</p>
      <p className={classes.facts}>
        {[withName && line.employee_name, formatDate(line.on), t('card', { label: card.label, digits: card.last_four })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {receipt && (
        <p className={classes.facts}>
          {[
            t('matched.with', { what: receipt.what, day: formatDate(receipt.date) }),
            receipt.claim && t('matched.claim', { claim: receipt.claim }),
            receipt.by && t('matched.by', { by: receipt.by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {!receipt && (candidates.length > 0 || !withName) && (
        <div className={classes.actions}>
          {candidates.length > 0 && <span className={classes.facts}>{t('missing.candidates')}</span>}
          {candidates.map(({ receipt_id, what: name, date, claim }) => (
            <Button
              key={receipt_id}
              variant="default"
              size="xs"
              loading={match.isPending && match.variables === receipt_id}
              onClick={() => match.mutate(receipt_id)}
            >
              {t('candidate', { what: name, day: formatDate(date), claim: claim ?? 'none' })}
            </Button>
          ))}
          {candidates.length === 0 && (
            <Button component={Link} to="/fingenie-chat" variant="default" size="xs">
              {t('missing.upload')}
            </Button>
          )}
        </div>
      )}
      {receipt && mayUnmatch && !receipt.settled && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            aria-label={t('unmatch.of', { amount, what })}
            loading={unmatch.isPending}
            onClick={() => unmatch.mutate()}
          >
            {t('unmatch')}
          </Button>
        </div>
      )}
      {failure && <AlertLine kind="failure">{explain(failure)}</AlertLine>}
    </li>
  )
}
