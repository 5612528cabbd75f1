import { Button, Group, Loader, SegmentedControl } from '@mantine/core'
import type { DryRun as DryRunAnswer } from '@pravas/contract/policies'
import { dryRunPolicy } from '@pravas/contract/policies'
import { labels } from '@pravas/messages/en/labels'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { findingWords } from '../../../status/policy-words.ts'
import { AlertLine } from '../../../ui/alert-line.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Section } from '../../../ui/details.tsx'
import { formatCount, formatDate, formatDateRange, formatPrice } from '../../../ui/formats.ts'
import { RecordLink } from '../../../ui/record-link.tsx'
import { type Column, RecordTable } from '../../../ui/record-table.tsx'
import { todayInIndia } from '../../../ui/today.ts'
import classes from './dry-run.module.css'

const t = texts(policyEditor)
const c = texts(labels)

type Item = DryRunAnswer['items'][number]

/** Past requests by the saved draft: who would have been flagged, what cannot be decided, and what it comes to. */
export function DryRun({ hasDraft, isChanged }: { hasDraft: boolean; isChanged: boolean }) {
  const today = todayInIndia()
  const [days, setDays] = useState({ from: monthsBefore(today, 3), until: today })
  const running = useRef<AbortController>(undefined)
  const run = useMutation({
    mutationFn: (body: { from: string; until: string }) => {
      running.current = new AbortController()
      return call(dryRunPolicy, { body }, running.current.signal)
    },
  })
  const isBackwards = days.from > days.until
  const isStopped = run.error?.name === 'AbortError'
  return (
    <>
      <Section title={t('dry-run')}>
        <p className={classes.about}>{hasDraft ? t('dry-run.about') : t('dry-run.about-current')}</p>
        {isChanged && <p className={classes.about}>{t('dry-run.unsaved')}</p>}
        <Group align="end" gap="sm" pb="sm">
          <DateField
            label={c('from')}
            value={days.from}
            max={days.until}
            error={isBackwards && t('dry-run.backwards')}
            onChange={(value) => setDays({ ...days, from: value })}
          />
          <DateField
            label={t('dry-run.until')}
            value={days.until}
            min={days.from}
            onChange={(value) => setDays({ ...days, until: value })}
          />
          <Button
            disabled={isBackwards || days.from === '' || days.until === '' || run.isPending}
            onClick={() => run.mutate(days)}
          >
            {t('dry-run.start')}
          </Button>
          {run.isPending && (
            <>
              <span role="status" className={classes.progress}>
                <Loader size="xs" aria-hidden /> {t('dry-run.running')}
              </span>
              <Button variant="default" onClick={() => running.current?.abort()}>
                {c('cancel')}
              </Button>
            </>
          )}
        </Group>
        {run.isError && !isStopped && <AlertLine kind="failure">{explain(run.error)}</AlertLine>}
      </Section>
      {run.data && <Results run={run.data} days={run.variables} />}
    </>
  )
}

const VIEWS = ['flagged', 'new', 'cleared', 'undecidable'] as const
type View = (typeof VIEWS)[number]

function Results({ run, days }: { run: DryRunAnswer; days: { from: string; until: string } }) {
  const [view, setView] = useState<View>('flagged')
  const flagged = run.items.filter(({ findings }) => findings.length > 0)
  const rows: Record<View, Item[]> = {
    flagged,
    new: flagged.filter(({ before }) => (before ?? []).length === 0),
    cleared: run.cleared,
    undecidable: run.items.filter(({ findings }) => findings.length === 0),
  }
  const difference = run.excess - run.excess_before
  const figures = [
    { name: t('result.requests'), value: formatCount(run.requests) },
    {
      name: t('result.flagged'),
      value: formatCount(run.flagged),
      note: t('result.before', { count: formatCount(run.before) }),
    },
    { name: t('result.blocked'), value: formatCount(run.blocked) },
    { name: t('result.undecidable'), value: formatCount(run.undecidable) },
    {
      name: t('result.excess'),
      value: formatPrice(run.excess),
      note: t('result.excess-before', { amount: formatPrice(run.excess_before) }),
    },
  ]
  return (
    <Section title={t('result.title', { days: formatDateRange(days.from, days.until) })}>
      {run.requests === 0 ? (
        <p className={classes.about}>{t('result.none')}</p>
      ) : (
        <>
          <dl className={classes.figures}>
            {figures.map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
                {note && <dd className={classes.note}>{note}</dd>}
              </div>
            ))}
          </dl>
          <p role="status" className={classes.about}>
            {difference === 0
              ? t('result.same-money')
              : t('result.money', {
                  kind: difference > 0 ? 'more' : 'less',
                  amount: formatPrice(Math.abs(difference)),
                })}
          </p>
          <div className={classes.views}>
            <SegmentedControl
              size="xs"
              aria-label={t('result.show')}
              value={view}
              data={VIEWS.map((value) => ({
                value,
                label: t(`view.${value}`, { count: formatCount(rows[value].length) }),
              }))}
              onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'flagged')}
            />
          </div>
          {rows[view].length === 0 ? (
            <p className={classes.about}>{t('view.empty')}</p>
          ) : (
            <RecordTable
              caption={t('result.title', { days: formatDateRange(days.from, days.until) })}
              columns={view === 'undecidable' ? [...COLUMNS, MISSING] : [...COLUMNS, BEFORE, NOW]}
              rows={rows[view]}
              keyOf={({ number }) => number}
            />
          )}
          {run.left_out > 0 && <p className={classes.about}>{t('result.left-out', { count: run.left_out })}</p>}
        </>
      )}
    </Section>
  )
}

const COLUMNS: Column<Item>[] = [
  {
    name: t('column.request'),
    cell: ({ type, number }) => <RecordLink to={`/${type}/${encodeURIComponent(number)}`}>{number}</RecordLink>,
  },
  { name: c('employee'), cell: ({ employee_name }) => employee_name },
  { name: c('date'), cell: ({ date }) => formatDate(date) },
  { name: c('total'), align: 'end', cell: ({ total }) => formatPrice(total) },
]
const BEFORE: Column<Item> = {
  name: t('column.before'),
  cell: ({ before }) => <Findings of={before} none={t('column.nothing')} />,
}
const NOW: Column<Item> = {
  name: t('column.now'),
  cell: ({ findings, blocked }) => (
    <>
      <Findings of={findings} none={t('column.nothing')} />
      {blocked && <strong className={classes.blocked}>{t('column.blocked')}</strong>}
    </>
  ),
}
const MISSING: Column<Item> = {
  name: t('column.missing'),
  cell: ({ missing }) => missing.map((input) => t(`missing.${input}`)).join(', '),
}

function Findings({ of, none }: { of: Item['before']; none: string }) {
  const words = findingWords(of ?? undefined)
  if (!words || words.length === 0) return <span className={classes.nothing}>{none}</span>
  return (
    <ul className={classes.findings}>
      {words.map(({ short, clause }) => (
        <li key={`${short} ${clause}`}>
          {clause === undefined ? short : t('column.finding', { finding: short, clause })}
        </li>
      ))}
    </ul>
  )
}

/** The same day some months before, or the last of its month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
