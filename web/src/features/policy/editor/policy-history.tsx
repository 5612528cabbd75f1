import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { Section } from '../../../ui/details.tsx'
import { formatDate, formatInstant } from '../../../ui/formats.ts'
import { Retry } from '../../../ui/retry.tsx'
import { ChangesList } from './changes-list.tsx'
import { policyHistory, policyVersion } from './editor-queries.ts'
import { policyChanges } from './policy-changes.ts'
import classes from './policy-history.module.css'

const t = texts(policyEditor)

/** Every published version: who published it, when and why, and what it changed. */
export function PolicyHistory() {
  const { data, error, refetch } = useQuery(policyHistory)
  const [compared, setCompared] = useState<string>()
  if (error) return <Retry text={explain(error)} onRetry={refetch} />
  if (!data) return <Skeleton height={220} radius="md" />
  const { items } = data
  return (
    <Section title={t('history')}>
      <ol className={classes.versions}>
        {items.map(({ id, valid_from, published_at, published_by, why, rules }, at) => (
          <li key={id}>
            <div className={classes.head}>
              <strong>{t('history.from', { day: formatDate(valid_from) })}</strong>
              <span>
                {t('history.by', {
                  by: published_by ?? t('history.product'),
                  when: formatInstant(published_at),
                  count: rules,
                })}
              </span>
              <Button
                variant="default"
                size="compact-sm"
                aria-expanded={compared === id}
                aria-label={t('history.compare-of', { day: formatDate(valid_from) })}
                onClick={() => setCompared(compared === id ? undefined : id)}
              >
                {t('history.compare')}
              </Button>
            </div>
            {why !== '' && <p className={classes.why}>{why}</p>}
            {compared === id && (
              <Comparison
                id={id}
                others={items.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: nameOf(one) }))}
                first={items[at + 1]?.id ?? items[at - 1]?.id}
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function nameOf({ valid_from, published_at }: { valid_from: string; published_at: string }): string {
  return t('history.name', { day: formatDate(valid_from), when: formatInstant(published_at) })
}

interface ComparisonProps {
  id: string
  others: { value: string; label: string }[]
  /** The version that it is compared with at first: the one before it. */
  first: string | undefined
}

function Comparison({ id, others, first }: ComparisonProps) {
  const [other, setOther] = useState(first)
  if (other === undefined) return <p className={classes.why}>{t('history.only')}</p>
  return (
    <div className={classes.comparison}>
      <NativeSelect
        size="xs"
        label={t('history.against')}
        value={other}
        data={others}
        onChange={({ currentTarget: { value } }) => setOther(value)}
      />
      <Differences before={other} after={id} />
    </div>
  )
}

function Differences({ before, after }: { before: string; after: string }) {
  const was = useQuery(policyVersion(before))
  const is = useQuery(policyVersion(after))
  const error = was.error ?? is.error
  if (error) return <Retry text={explain(error)} onRetry={() => Promise.all([was.refetch(), is.refetch()])} />
  if (!was.data || !is.data) return <Skeleton height={80} mt="sm" />
  return <ChangesList changes={policyChanges(was.data, is.data)} none={t('history.same')} />
}
