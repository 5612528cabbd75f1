import { Button, Group, Skeleton, Text } from '@mantine/core'
import { type Delivery, replayWebhookDelivery } from '@pravas/contract/webhook-endpoints'
import { webhookEndpoints } from '@pravas/messages/en/webhook-endpoints'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatInstant } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import classes from '../../ui/row-list.module.css'
import form from './webhook-form.module.css'
import { deliveriesOf, endpointsQuery } from './webhook-queries.ts'

const t = texts(webhookEndpoints)

/** What was delivered to a webhook, the latest first; each can be sent again while it is on. */
export function WebhookDeliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const found = useInfiniteQuery(deliveriesOf(webhookId))
  const { data, isPending, isFetching, refetch } = found
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div>
      <Group justify="space-between">
        <h3 className={form.title}>{t('deliveries')}</h3>
        <Button variant="subtle" size="xs" loading={isFetching && !isPending} onClick={() => void refetch()}>
          {t('deliveries.refresh')}
        </Button>
      </Group>
      {isPending ? (
        <Skeleton height={120} />
      ) : (
        <>
          {data && items.length === 0 && <Text size="sm">{t('deliveries.none')}</Text>}
          <ul className={classes.list}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} isOn={isOn} />
            ))}
          </ul>
          <MorePages of={found} text={t('deliveries.more')} failed={t('deliveries.failed')} />
        </>
      )}
    </div>
  )
}

function DeliveryRow({ webhookId, delivery, isOn }: { webhookId: string; delivery: Delivery; isOn: boolean }) {
  const queries = useQueryClient()
  const { id, event, number, status, attempts, answer, error, sent_at, next_attempt_at } = delivery
  const replay = useMutation({
    mutationFn: () => call(replayWebhookDelivery, { params: { webhookId, deliveryId: id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: deliveriesOf(webhookId).queryKey }),
        queries.invalidateQueries({ queryKey: endpointsQuery.queryKey }),
      ]),
  })
  const at = formatInstant(status === 'sent' ? sent_at : next_attempt_at)
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          {event} {number}
        </p>
        <p className={classes.facts}>
          {t(`status.${status}`, { at })}
          {attempts > 0 && ` · ${t('attempts', { count: attempts })}`}
          {answer !== null && ` · ${t('answer', { status: String(answer) })}`}
        </p>
        {error !== null && (
          <Text size="sm" c={status === 'failed' ? 'red' : 'dimmed'}>
            {error}
          </Text>
        )}
        {replay.error && <AlertLine kind="failure">{explain(replay.error)}</AlertLine>}
      </div>
      {isOn && (
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          loading={replay.isPending}
          aria-label={t(status === 'queued' ? 'replay.now-name' : 'replay-name', { event, number: number ?? '' })}
          onClick={() => replay.mutate()}
        >
          {t(status === 'queued' ? 'replay.now' : 'replay')}
        </Button>
      )}
    </li>
  )
}
