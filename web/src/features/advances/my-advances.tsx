import { Anchor, Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Advance, type advanceOptions, withdrawAdvance } from '@pravas/contract/advances'
import type { Answer } from '@pravas/contract/endpoint'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { AdvanceItem } from './advance-item.tsx'
import { AdvanceList } from './advance-list.tsx'
import { ADVANCES, optionsOfMine } from './advance-queries.ts'

const t = texts(advancesPage)

const RequestForm = onDemand(async () => (await import('./request-form.tsx')).RequestForm)

/** A person's own advances, and requesting one. */
export function MyAdvances() {
  const { data: options } = useQuery(optionsOfMine)
  const [isOpen, setOpen] = useState(false)
  const refusal = options && refusalOf(options)
  return (
    <>
      <Group justify="space-between" align="start" gap="sm" mb="md">
        <Text size="sm" c="dimmed" style={{ flex: '1 1 280px' }}>
          {t('about')}
        </Text>
        {options && refusal === undefined && (
          <Button onClick={() => setOpen(true)} {...RequestForm.ahead}>
            {t('request')}
          </Button>
        )}
      </Group>
      {options && refusal !== undefined && (
        <Text size="sm" mb="md">
          {refusal}{' '}
          {options.most > 0 && options.trips.length === 0 && (
            <Anchor component={Link} to="/tripmate-chat" size="sm">
              {t('request.plan')}
            </Anchor>
          )}
        </Text>
      )}
      <AdvanceList view="mine" empty={<Notice title={t('mine.none')}>{t('mine.none.hint')}</Notice>}>
        {(advance) => <OwnAdvance key={advance.id} advance={advance} />}
      </AdvanceList>
      {options && <RequestForm opened={isOpen} onClose={() => setOpen(false)} options={options} />}
    </>
  )
}

/** Why no advance can be requested now; undefined where one can. */
function refusalOf({ most, left, overdue, trips }: Answer<typeof advanceOptions>): string | undefined {
  if (most === 0) return t('request.none')
  if (overdue.length > 0) return t('request.overdue', { numbers: overdue.join(', '), count: overdue.length })
  if (left === 0) return t('request.used-up', { most: formatPrice(most) })
  return trips.length === 0 ? t('request.no-trips') : undefined
}

function OwnAdvance({ advance }: { advance: Advance }) {
  const queries = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawAdvance, { params: { advanceId: advance.id } }),
    onSuccess: ({ number }) => notifications.show({ message: t('withdrawn', { number }), withBorder: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: ADVANCES }),
  })
  const isFree = advance.status === 'pending' || (advance.status === 'approved' && advance.batch === null)
  return (
    <AdvanceItem
      advance={advance}
      actions={
        isFree && (
          <>
            <Button
              variant="default"
              size="xs"
              aria-label={t('withdraw.of', { number: advance.number })}
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {t('withdraw')}
            </Button>
            {withdraw.isError && <AlertLine kind="failure">{explain(withdraw.error)}</AlertLine>}
          </>
        )
      }
    />
  )
}
