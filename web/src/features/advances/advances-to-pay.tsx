import { Button, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { createBatch } from '@pravas/contract/finance'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { AdvanceItem } from './advance-item.tsx'
import { AdvanceList } from './advance-list.tsx'
import { ADVANCES } from './advance-queries.ts'

const t = texts(advancesPage)

const SettleForm = onDemand(async () => (await import('./settle-form.tsx')).SettleForm)

/** What finance has to do with advances: paying them, and noting what comes back. */
export function AdvancesToPay({ mayPay }: { mayPay: boolean }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [settled, setSettled] = useState<string>()
  const batch = useMutation({
    mutationFn: (advances: string[]) => call(createBatch, { body: { claims: [], advances } }),
    onSuccess: ({ number, total }) => {
      setChosen(new Set())
      notifications.show({ message: t('batch.made', { number, amount: formatPrice(total) }), withBorder: true })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ADVANCES }),
  })
  const choose = (id: string, isChosen: boolean) => {
    batch.reset()
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Stack>
      <Section title={t('pay.title')}>
        {mayPay && (
          <Text size="sm" c="dimmed">
            {t('pay.hint')}
          </Text>
        )}
        <AdvanceList view="pay" empty={<Text size="sm">{t('pay.none')}</Text>}>
          {(advance) => (
            <AdvanceItem
              key={advance.id}
              advance={advance}
              withName
              {...(mayPay && {
                choice: {
                  isChosen: chosen.has(advance.id),
                  onChoose: (isChosen: boolean) => choose(advance.id, isChosen),
                  refusal: advance.own
                    ? t('own')
                    : advance.trip.status !== 'approved'
                      ? t('trip-not-approved', { status: advance.trip.status })
                      : undefined,
                },
              })}
            />
          )}
        </AdvanceList>
        {batch.isError && <AlertLine kind="failure">{explain(batch.error)}</AlertLine>}
        {mayPay && chosen.size > 0 && (
          <Button mt="sm" loading={batch.isPending} onClick={() => batch.mutate([...chosen])}>
            {t('batch', { count: chosen.size })}
          </Button>
        )}
      </Section>
      <Section title={t('open.title')}>
        <AdvanceList view="open" empty={<Text size="sm">{t('open.none')}</Text>}>
          {(advance) => (
            <AdvanceItem
              key={advance.id}
              advance={advance}
              withName
              actions={
                mayPay &&
                !advance.own && (
                  <>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t('settle.of', { number: advance.number })}
                      onClick={() => setSettled(advance.id)}
                      {...SettleForm.ahead}
                    >
                      {t('settle')}
                    </Button>
                    <SettleForm
                      opened={settled === advance.id}
                      advance={advance}
                      onClose={() => setSettled(undefined)}
                    />
                  </>
                )
              }
            />
          )}
        </AdvanceList>
      </Section>
    </Stack>
  )
}
