import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { policyPage } from '@pravas/messages/en/policy-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError, explain } from '../api/api-error.ts'
import { useSession } from '../api/use-session.ts'
import { OwnLimits } from '../features/policy/own-limits.tsx'
import { policyOn } from '../features/policy/policy-queries.ts'
import { PolicyRules } from '../features/policy/policy-rules.tsx'
import { citiesOf } from '../features/policy/rule-groups.ts'
import { DateField } from '../ui/date-field.tsx'
import { formatDate } from '../ui/formats.ts'
import { IconPencil, IconPrinter } from '../ui/icons.ts'
import { later } from '../ui/later.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { todayInIndia } from '../ui/today.ts'
import { useAddressParams } from '../ui/use-address-params.ts'
import classes from './policy.module.css'

const t = texts(policyPage)
const c = texts(labels)

// It stands below all rules.
const PolicyTerms = later(async () => (await import('../features/policy/policy-terms.tsx')).PolicyTerms)

/** The travel and expense policy of a day: what applies to the reader first, then every rule. */
export function PolicyPage() {
  const { administers } = useSession()
  const { hash } = useLocation()
  const [params, setParams] = useAddressParams()
  const on = params.get('on') ?? undefined
  const city = params.get('city') ?? undefined
  const { data: policy, isPending, error, refetch } = useQuery(policyOn(on))
  const wanted = decodeURIComponent(hash.slice(1))
  useEffect(() => {
    if (!policy || wanted === '') return
    const clause = document.getElementById(wanted)
    clause?.scrollIntoView({ block: 'center' })
    clause?.focus({ preventScroll: true })
  }, [policy, wanted])

  const choose = (name: 'on' | 'city', value: string | undefined) =>
    setParams(
      (known) => {
        if (value === undefined) known.delete(name)
        else known.set(name, value)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  const today = todayInIndia()
  // A day that is being typed is none yet; the policy shown stays.
  const [unfinished, setUnfinished] = useState<''>()
  return (
    <Page
      title={c('policy')}
      aside={
        <Group gap="xs">
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          {administers && (
            <Button component={Link} to="/policy/edit" leftSection={<IconPencil size={16} aria-hidden />}>
              {t('edit')}
            </Button>
          )}
        </Group>
      }
    >
      <Group gap="sm" align="end" mb="md" className={classes.day}>
        <DateField
          label={t('in-force-on')}
          value={unfinished ?? on ?? today}
          onChange={(value) => {
            setUnfinished(value === '' ? '' : undefined)
            if (value !== '') choose('on', value === today ? undefined : value)
          }}
        />
        {on !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              setUnfinished(undefined)
              choose('on', undefined)
            }}
          >
            {t('today')}
          </Button>
        )}
      </Group>
      {isPending ? (
        <>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <Stack aria-hidden>
            {[180, 260, 200].map((height) => (
              <Skeleton key={height} height={height} radius="md" />
            ))}
          </Stack>
        </>
      ) : error ? (
        <Failure error={error} on={on} onToday={() => choose('on', undefined)} onRetry={refetch} />
      ) : policy.rules.length === 0 && policy.gst.length === 0 ? (
        <Notice title={t('empty')}>{t('empty.hint')}</Notice>
      ) : (
        <Stack>
          <p className={classes.since}>
            {on !== undefined && on < today
              ? t('valid-until-changed', { day: formatDate(on), since: formatDate(policy.valid_from) })
              : t('valid-from', { day: formatDate(policy.valid_from) })}
          </p>
          <OwnLimits on={on} city={city} cities={citiesOf(policy)} onCity={(value) => choose('city', value)} />
          <div>
            <h2 className={classes.heading}>{t('rules')}</h2>
            <p className={classes.since}>{t('which-row')}</p>
          </div>
          <PolicyRules policy={policy} wanted={wanted} />
          <PolicyTerms policy={policy} day={on ?? today} />
        </Stack>
      )}
    </Page>
  )
}

interface FailureProps {
  error: Error
  on: string | undefined
  onToday: () => void
  onRetry: () => void
}

/** A day before the first policy, or a policy that did not arrive. */
function Failure({ error, on, onToday, onRetry }: FailureProps) {
  if (on !== undefined && error instanceof ApiError && error.status === 404) {
    return (
      <Notice title={t('none-yet')} action={<Button onClick={onToday}>{t('show-today')}</Button>}>
        {t('none-yet.hint', { day: formatDate(on) })}
      </Notice>
    )
  }
  return (
    <Notice title={t('failed')}>
      <Retry text={explain(error)} onRetry={onRetry} />
    </Notice>
  )
}
