import { Anchor, Button, Stack, Text } from '@mantine/core'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Section } from '../../ui/details.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { AdvanceItem } from './advance-item.tsx'
import { AdvanceList } from './advance-list.tsx'

const t = texts(advancesPage)

const SettleForm = onDemand(async () => (await import('./settle-form.tsx')).SettleForm)

/** What finance has to do with advances: those to pay, which go in a batch with the claims, and noting what comes back. */
export function AdvancesToPay({ mayPay }: { mayPay: boolean }) {
  const [settled, setSettled] = useState<string>()
  return (
    <Stack>
      <Section title={t('pay.title')}>
        <AdvanceList view="pay" empty={<Text size="sm">{t('pay.none')}</Text>}>
          {(advance) => <AdvanceItem key={advance.id} advance={advance} withName />}
        </AdvanceList>
        {mayPay && (
          <Text size="sm" mt="sm">
            <Anchor component={Link} to="/finance?tab=pay" inherit underline="always">
              {t('pay.where')}
            </Anchor>
          </Text>
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
