import { Button, Group, List, Stack, Text } from '@mantine/core'
import {
  dryRunRetention,
  listRetention,
  type RetentionKind,
  type RetentionRun,
  runRetention,
} from '@pravas/contract/retention'
import { retention } from '@pravas/messages/en/retention'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatCount, formatDate, formatInstant } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'

const t = texts(retention)
const RUNS = ['retention', 'runs']
type Counted = RetentionRun['removed']

/** What was deleted when its time was over, what would be now, and deleting it. */
export function RetentionSection() {
  const client = useQueryClient()
  const runs = useQuery({
    queryKey: RUNS,
    queryFn: ({ signal }) => call(listRetention, { query: { limit: 10 } }, signal),
  })
  const preview = useMutation({ mutationFn: () => call(dryRunRetention, {}) })
  const run = useMutation({
    mutationFn: () => call(runRetention, {}),
    onSuccess: () => {
      preview.reset()
      return client.invalidateQueries({ queryKey: RUNS })
    },
  })
  const due = preview.data?.items.filter(({ count }) => count > 0)

  return (
    <Section title={t('section')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('about')}
        </Text>
        <Group gap="sm">
          <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate()}>
            {t('check')}
          </Button>
          {due && due.length > 0 && (
            <Button color="red" variant="light" loading={run.isPending} onClick={() => run.mutate()}>
              {t('run')}
            </Button>
          )}
        </Group>
        {preview.error && <AlertLine kind="failure">{`${t('check.failed')} ${explain(preview.error)}`}</AlertLine>}
        {run.error && <AlertLine kind="failure">{`${t('run.failed')} ${explain(run.error)}`}</AlertLine>}
        <div role="status">
          {due?.length === 0 && <Text size="sm">{t('check.none')}</Text>}
          {due && due.length > 0 && (
            <>
              <Text size="sm">{t('check.some')}</Text>
              <CountedList counted={due} />
            </>
          )}
          {run.data && !due && (
            <Text size="sm">
              {run.data.fault !== null
                ? t('fault', { text: run.data.fault })
                : t(run.data.complete ? 'run.done' : 'run.more')}
            </Text>
          )}
        </div>
        {runs.isPending ? (
          <Text size="sm">{t('loading')}</Text>
        ) : runs.error ? (
          <Retry text={`${t('failed')} ${explain(runs.error)}`} onRetry={runs.refetch} />
        ) : runs.data.items.length === 0 ? (
          <Text size="sm">{t('none')}</Text>
        ) : (
          <section aria-label={t('runs')}>
            {runs.data.items.map((one) => (
              <PastRun key={one.id} run={one} />
            ))}
          </section>
        )}
      </Stack>
    </Section>
  )
}

function PastRun({ run: { at, by, removed, complete, fault } }: { run: RetentionRun }) {
  const when = formatInstant(at)
  return (
    <div>
      <Text size="sm" fw={600}>
        {by === null ? t('by.schedule', { at: when }) : t('by', { at: when, name: by })}
      </Text>
      <CountedList counted={removed} />
      {fault !== null && <AlertLine kind="failure">{t('fault', { text: fault })}</AlertLine>}
      {fault === null && !complete && (
        <Text size="sm" c="dimmed">
          {t('partly')}
        </Text>
      )}
    </div>
  )
}

function CountedList({ counted }: { counted: Counted }) {
  const kindOf = (kind: RetentionKind, count: number) => t(`kind.${kind}`, { count })
  return (
    <List size="sm">
      {counted.map(({ kind, count, before }) => (
        <List.Item key={kind}>
          {t('item', { count: formatCount(count), kind: kindOf(kind, count), before: formatDate(before) })}
        </List.Item>
      ))}
    </List>
  )
}
