import { Button, Stack, Text } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { Section } from '../../ui/details.tsx'
import { formatDate, indianDay } from '../../ui/formats.ts'
import { onDemand } from '../../ui/on-demand.tsx'

const t = texts(personalData)

const ErasureModal = onDemand(async () => (await import('./erasure-modal.tsx')).ErasureModal)

/** Removing what identifies a person, for good; for super admins. */
export function PersonErasure({ person }: { person: AdministeredPerson }) {
  const [opened, setOpened] = useState(false)
  const { name, erasure_requested_at: requested } = person
  return (
    <Section title={t('person.title')}>
      <Stack gap="sm" py="sm" align="flex-start">
        {requested && (
          <Text size="sm" fw={600}>
            {t('person.requested', { name, day: formatDate(indianDay(requested)) })}
          </Text>
        )}
        <Text size="sm">{t('person.about', { name })}</Text>
        <Button
          variant="default"
          size="sm"
          aria-label={t('erase.title', { name })}
          {...ErasureModal.ahead}
          onClick={() => setOpened(true)}
        >
          {t('person.button')}
        </Button>
      </Stack>
      <ErasureModal opened={opened} onClose={() => setOpened(false)} person={person} />
    </Section>
  )
}

/** What stands in place of a person's fields once they are erased. */
export function ErasedPerson({ at }: { at: string }) {
  return (
    <Section title={t('person.erased', { day: formatDate(indianDay(at)) })}>
      <Text size="sm" py="sm">
        {t('person.erased.about')}
      </Text>
    </Section>
  )
}
