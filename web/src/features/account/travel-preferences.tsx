import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import {
  changeTravelPreferences,
  getTravelPreferences,
  type TravelPreferences as Preferences,
} from '@pravas/contract/travel-desk'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'

const t = texts(bookingsPage)
const KEY = ['travel-preferences']

/** What one would like of whoever books one's trips; nothing where that cannot be told. */
export function TravelPreferences() {
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(getTravelPreferences, {}, signal) })
  return data ? <PreferencesForm saved={data} /> : null
}

const TEXTS = ['meal', 'phone', 'note'] as const

function PreferencesForm({ saved }: { saved: Preferences }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(saved)
  const save = useMutation({
    mutationFn: () => call(changeTravelPreferences, { body: typed }),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
  const problems = problemsIn(save.error, TEXTS)
  const change = (changes: Partial<Preferences>) => {
    if (save.isSuccess) save.reset()
    setTyped((before) => ({ ...before, ...changes }))
  }
  const text = (name: (typeof TEXTS)[number]) => ({
    value: typed[name] ?? '',
    error: problems.fields[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Section title={t('preferences.title')}>
      <Text size="sm" c="dimmed">
        {t('preferences.about')}
      </Text>
      {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" mt="xs">
          <NativeSelect
            label={t('preferences.seat')}
            value={typed.seat ?? ''}
            data={[
              { value: '', label: t('preferences.seat.none') },
              { value: 'window', label: t('preferences.seat.window') },
              { value: 'aisle', label: t('preferences.seat.aisle') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ seat: value === 'window' || value === 'aisle' ? value : null })
            }
          />
          <TextInput label={t('preferences.meal')} maxLength={100} {...text('meal')} />
          <TextInput label={t('preferences.phone')} inputMode="tel" maxLength={40} {...text('phone')} />
        </SimpleGrid>
        <Textarea
          label={t('preferences.note')}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={500}
          mt="xs"
          {...text('note')}
        />
        <Group gap="sm" my="sm">
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('preferences.save')}
          </Button>
          <Text span size="sm" role="status">
            {save.isSuccess ? t('preferences.saved') : ''}
          </Text>
        </Group>
      </form>
    </Section>
  )
}
