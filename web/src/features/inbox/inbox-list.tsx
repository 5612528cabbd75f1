import { Button, Skeleton } from '@mantine/core'
import { type InboxEvent, listInbox, readInbox } from '@pravas/contract/inbox'
import { type Reminder, readReminders } from '@pravas/contract/reminders'
import { inbox } from '@pravas/messages/en/inbox'
import { inboxPage } from '@pravas/messages/en/inbox-page'
import { texts } from '@pravas/messages/texts'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { dayLabel } from '../../chat/day-label.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatClock, indianDay } from '../../ui/formats.ts'
import { IconBellCheck } from '../../ui/icons.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from './inbox-list.module.css'
import { ownReminders, staysHere, unreadEvents } from './inbox-queries.ts'
import { ReminderItem } from './reminder-item.tsx'

const t = texts(inboxPage)
const said = texts(inbox)

/** What stands in the list, each with when it came. */
type Entry = { at: string; event: InboxEvent } | { at: string; reminder: Reminder }

/** What happened that concerns the person, and what they are reminded of, by day and the latest first. */
export function InboxList({ onFollow }: { onFollow: () => void }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(ownEvents)
  const reminders = useKept(useQuery(ownReminders).data)
  const read = useReading()
  const now = new Date()
  const events = data?.pages.flatMap(({ items }) => items).filter(({ to }) => staysHere(to)) ?? []
  const unread = useQuery(unreadEvents).data ?? events.filter((event) => !event.read).length
  const unreadReminders = reminders.filter((reminder) => !reminder.read)
  const entries: Entry[] = [
    ...events.map((event) => ({ at: event.created_at, event })),
    ...reminders.map((reminder) => ({ at: reminder.created_at, reminder })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

  if (isPending) return <Loading />
  const failed = error && data === undefined
  if (entries.length === 0) {
    return failed ? <Failed error={error} onRetry={refetch} /> : <Nothing />
  }
  const follow = (what: Reading) => {
    read.mutate(what)
    onFollow()
  }
  const isAllRead = unread === 0 && unreadReminders.length === 0
  return (
    <>
      <div className={classes.head}>
        <span role="status">{read.isSuccess && read.variables === 'all' && isAllRead ? t('drawer.all-read') : ''}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.button}
          data-disabled={isAllRead}
          aria-disabled={isAllRead}
          loading={read.isPending && read.variables === 'all'}
          onClick={(event) => (isAllRead ? event.preventDefault() : read.mutate('all'))}
        >
          {t('drawer.read-all')}
        </Button>
      </div>
      {read.error && read.variables === 'all' && <AlertLine kind="failure">{explain(read.error)}</AlertLine>}
      {failed && <Failed error={error} onRetry={refetch} />}
      {[...Map.groupBy(entries, ({ at }) => indianDay(at) ?? '')].map(([day, all]) => (
        <section key={day} className={classes.day}>
          <h3>{dayLabel(all[0]?.at ?? '', now)}</h3>
          <ul className={classes.list}>
            {all.map((entry) =>
              'event' in entry ? (
                <EventItem key={entry.event.id} event={entry.event} onFollow={() => follow({ event: entry.event })} />
              ) : (
                <li key={entry.reminder.id} data-unread={!entry.reminder.read || undefined}>
                  <When at={entry.at} isNew={!entry.reminder.read} />
                  <ReminderItem reminder={entry.reminder} onFollow={() => follow({ reminder: entry.reminder })} />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {isFetchNextPageError && <Failed error={error} onRetry={fetchNextPage} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="default" fullWidth mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('drawer.older')}
        </Button>
      )}
    </>
  )
}

/** In the language of the pages; as the server says it where this page doesn't know its message. */
function titleOf({ title, words }: InboxEvent): string {
  if (!words || !Object.hasOwn(inbox, words.name)) return title
  return said.unchecked(words.name as keyof typeof inbox, words.values)
}

function EventItem({ event, onFollow }: { event: InboxEvent; onFollow: () => void }) {
  const { note, to, created_at, read } = event
  return (
    <li data-unread={!read || undefined}>
      <When at={created_at} isNew={!read} />
      <Link to={to} className={classes.event} onClick={onFollow}>
        {titleOf(event)}
      </Link>
      {note !== null && <p className={classes.note}>{note}</p>}
    </li>
  )
}

function When({ at, isNew }: { at: string; isNew: boolean }) {
  return (
    <p className={classes.time}>
      {isNew && <span className={classes.new}>{t('new')}</span>}
      {formatClock(at)}
    </p>
  )
}

function Nothing() {
  return (
    <div className={classes.empty}>
      <IconBellCheck size={28} stroke={1.5} aria-hidden />
      <p>{t('drawer.none')}</p>
      <p>{t('drawer.none-hint')}</p>
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <p className={classes.failed}>
      <Retry text={`${t('drawer.failed')} ${explain(error)}`} onRetry={onRetry} />
    </p>
  )
}

function Loading() {
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('drawer.loading')}
      </p>
      <div aria-hidden className={classes.loading}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={48} />
        ))}
      </div>
    </>
  )
}

/** Reminders stay until the list is closed, so that what was done about one can be taken back where it stood. */
function useKept(current: readonly Reminder[] = []): readonly Reminder[] {
  const [shown, setShown] = useState(current)
  const later = current.filter(({ id }) => !shown.some((one) => one.id === id))
  if (later.length > 0) setShown([...later, ...shown])
  return shown.map((one) => current.find(({ id }) => id === one.id) ?? one)
}

type Reading = 'all' | { event: InboxEvent } | { reminder: Reminder }

/** Marks everything as read, or what was followed. */
function useReading() {
  const queries = useQueryClient()
  const { data: reminders = [] } = useQuery(ownReminders)
  return useMutation({
    mutationFn: async (what: Reading) => {
      const isAll = what === 'all'
      const known = isAll ? reminders : 'reminder' in what ? [what.reminder] : []
      const ids = known.flatMap(({ id, read }) => (read ? [] : [id]))
      if (ids.length > 0) await call(readReminders, { body: { ids } })
      if (isAll) await call(readInbox, { body: { all: true } })
      else if ('event' in what && !what.event.read) await call(readInbox, { body: { ids: [what.event.id] } })
    },
    onError: (error, what) => {
      if (what !== 'all') logFailure('What was opened was not noted as read.', error)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['inbox'] }),
        queries.invalidateQueries({ queryKey: ownReminders.queryKey }),
      ]),
  })
}

const PAGE = 30

/** One's own events, the latest first and page by page. */
const ownEvents = infiniteQueryOptions({
  queryKey: ['inbox', 'events'],
  queryFn: ({ pageParam, signal }) => call(listInbox, { query: { limit: PAGE, cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})
