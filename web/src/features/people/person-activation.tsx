import { Button, Stack, Text } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatCount } from '../../ui/formats.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useChange } from './use-change.tsx'

const t = texts(catalogue)

const DeactivateModal = onDemand(async () => (await import('./deactivate-modal.tsx')).DeactivateModal)

/** Whether somebody has access at all: deactivating, with their reports given to somebody in the same step, and reactivating. */
export function PersonActivation({ person, isOwn }: { person: AdministeredPerson; isOwn: boolean }) {
  const [asks, setAsks] = useState(false)
  const reactivate = useChange(person, t('reactivate.done', { name: person.name }))
  const { active, reports } = person
  return (
    <Section title={t('activation')}>
      <Stack gap="sm" py="sm" align="flex-start">
        <Text size="sm">{active ? t(isOwn ? 'deactivate.own' : 'deactivate.about') : t('reactivate.about')}</Text>
        {active ? (
          !isOwn && (
            <Button variant="default" size="sm" {...DeactivateModal.ahead} onClick={() => setAsks(true)}>
              {t('deactivate.button')}
            </Button>
          )
        ) : (
          <>
            {reports > 0 && (
              <>
                <Text size="sm">{t('reassign.about', { count: reports, number: formatCount(reports) })}</Text>
                <Button variant="default" size="sm" {...DeactivateModal.ahead} onClick={() => setAsks(true)}>
                  {t('reassign.button')}
                </Button>
              </>
            )}
            <Button
              variant="default"
              size="sm"
              loading={reactivate.isPending}
              onClick={() => reactivate.mutate({ active: true })}
            >
              {t('reactivate.button')}
            </Button>
          </>
        )}
        {reactivate.isError && <AlertLine kind="failure">{explain(reactivate.error)}</AlertLine>}
      </Stack>
      <DeactivateModal opened={asks} onClose={() => setAsks(false)} person={person} />
    </Section>
  )
}
