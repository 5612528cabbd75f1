import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { createCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from '@pravas/contract/calendar-feeds'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from '../../ui/row-list.module.css'

const t = texts(bookingsPage)
const KEY = [...OWN_ACCESS, 'calendar-feeds']

/** The secret addresses at which calendars read one's trips: made, copied once, and revoked. Nothing where they cannot be told. */
export function CalendarFeeds() {
  const queries = useQueryClient()
  const feeds = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listCalendarFeeds, {}, signal) })
  const [name, setName] = useState('')
  const again = () => queries.invalidateQueries({ queryKey: KEY })
  const create = useMutation({
    mutationFn: () => call(createCalendarFeed, { body: { name: name.trim() || t('feeds.name.example') } }),
    onSuccess: () => setName(''),
    onSettled: again,
  })
  const revoke = useMutation({
    mutationFn: (feedId: string) => call(revokeCalendarFeed, { params: { feedId } }),
    onSettled: again,
  })
  if (!feeds.data) return null
  const made = create.data && feeds.data.some(({ id }) => id === create.data.id) ? create.data : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  const problems = problemsIn(create.error, ['name'])
  const failure = problems.all ?? (revoke.error ? explain(revoke.error) : undefined)
  return (
    <Section title={t('feeds.title')}>
      <p className={classes.note}>{t('feeds.about')}</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      <ul className={classes.list}>
        {feeds.data.map((feed) => (
          <li key={feed.id} className={classes.row}>
            <div>
              <p className={classes.name}>{feed.name}</p>
              <p className={classes.facts}>
                <span>{t('feeds.created', { time: formatInstant(feed.created_at) })}</span> ·{' '}
                <span>
                  {feed.last_read_at
                    ? t('feeds.read', { time: formatInstant(feed.last_read_at) })
                    : t('feeds.not-read')}
                </span>
              </p>
            </div>
            <Button
              variant="default"
              size="xs"
              className={classes.action}
              aria-label={t('feeds.revoke-name', { name: feed.name })}
              loading={revoke.isPending && revoke.variables === feed.id}
              onClick={() => revoke.mutate(feed.id)}
            >
              {t('feeds.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {made && (
        <div role="status">
          <Text size="sm" mt="xs">
            {t('feeds.made')}
          </Text>
          <Group gap="xs" align="flex-end" mt={4} mb="xs">
            <TextInput
              label={t('feeds.address')}
              readOnly
              value={made.address}
              style={{ flex: 1 }}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={made.address}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? t('feeds.copied') : t('feeds.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </div>
      )}
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <Group gap="xs" align="flex-end" pb="xs" mt="xs">
          <TextInput
            label={t('feeds.name')}
            placeholder={t('feeds.name.example')}
            maxLength={60}
            value={name}
            error={problems.fields.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('feeds.create')}
          </Button>
        </Group>
      </form>
    </Section>
  )
}
