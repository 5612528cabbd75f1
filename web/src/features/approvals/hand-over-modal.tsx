import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import {
  createDelegation,
  type Delegation,
  deleteDelegation,
  findDelegates,
  listDelegations,
} from '@pravas/contract/delegations'
import { delegations as catalogue } from '@pravas/messages/en/delegations'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatDate, formatDateRange } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import rows from '../../ui/row-list.module.css'
import { todayInIndia } from '../../ui/today.ts'

const t = texts(catalogue)
const c = texts(labels)

const KEY = ['delegations']
/** How many are shown at first: administrators see everybody's. */
const PAGE = 20

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 200

/** Hands one's decisions over to a colleague for some days, and shows and ends what was handed over. */
export function HandOverModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': c('close') }}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('about')}
        </Text>
        <HandOverForm />
        {/* Below, so that nothing moves when it comes. */}
        <Standing />
      </Stack>
    </Modal>
  )
}

/** What was handed over, now or for later; nothing where there is none. */
function Standing() {
  const queries = useQueryClient()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam, signal }) => call(listDelegations, { query: { limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const place = useRef<HTMLDivElement>(null)
  const items = data?.pages.flatMap((page) => page.items)
  // What was ended is gone, with its button.
  useEffect(() => {
    if (data && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [data])
  const end = useMutation({
    mutationFn: (delegationId: string) => call(deleteDelegation, { params: { delegationId } }),
    onSuccess: () => notifications.show({ message: t('ended'), withBorder: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  const failed = isError && <Retry text={t('failed')} onRetry={refetch} />
  if (!items?.length) return failed
  return (
    <div ref={place} tabIndex={-1}>
      {end.isError && <AlertLine kind="failure">{explain(end.error)}</AlertLine>}
      <ul className={rows.list}>
        {items.map((delegation) => (
          <StandingRow
            key={delegation.id}
            delegation={delegation}
            isEnding={end.isPending && end.variables === delegation.id}
            onEnd={() => end.mutate(delegation.id)}
          />
        ))}
      </ul>
      {failed}
      {hasNextPage && !isError && (
        <Button variant="default" size="xs" mt="xs" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

interface StandingRowProps {
  delegation: Delegation
  isEnding: boolean
  onEnd: () => void
}

function StandingRow({ delegation, isEnding, onEnd }: StandingRowProps) {
  const { user } = useSession()
  const { from, to, starts_on: first, ends_on: last } = delegation
  const isOf = ({ employee_id: id }: Delegation['from']) => id !== null && id === user.employee_id
  const what = isOf(from)
    ? t('given', { person: to.name })
    : isOf(to)
      ? t('got', { giver: from.name })
      : t('given-by', { person: to.name, giver: from.name })
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>{what}</p>
        <p className={rows.facts}>
          {[formatDateRange(first, last), ...(delegation.in_force ? [t('now')] : [])].join(' · ')}
        </p>
      </div>
      {delegation.may_end && (
        <Button variant="default" size="xs" loading={isEnding} aria-label={t('end.label', { what })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

/** Nothing entered: most begin on the day on which they are entered. */
const empty = () => ({ to: '', first: todayInIndia(), last: '' })

function HandOverForm() {
  const queries = useQueryClient()
  const [entry, setEntry] = useState(empty)
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState(false)
  const create = useMutation({
    mutationFn: () => call(createDelegation, { body: { to: entry.to, starts_on: entry.first, ends_on: entry.last } }),
    onSuccess: ({ to, starts_on, ends_on }) => {
      const days = { first: formatDate(starts_on), last: formatDate(ends_on) }
      notifications.show({ message: t('done', { person: to.name, ...days }), withBorder: true })
      setEntry(empty())
      setChosen('')
      setTried(false)
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
  const { fields, all } = problemsIn(create.error, ['to', 'starts_on', 'ends_on'])
  const change = (changed: Partial<ReturnType<typeof empty>>) => {
    create.reset()
    setEntry({ ...entry, ...changed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (entry.to !== '' && entry.first !== '' && entry.last !== '') create.mutate()
  }
  const missing = (value: string, said: string) => (tried && value === '' ? said : undefined)
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <Stack>
        <ColleaguePicker
          value={entry.to}
          chosenName={chosen}
          error={fields.to ?? missing(entry.to, t('colleague.missing'))}
          onChange={(id, name) => {
            change({ to: id })
            setChosen(name)
          }}
        />
        <Group grow align="start">
          <DateField
            label={t('first')}
            min={todayInIndia()}
            value={entry.first}
            error={fields.starts_on ?? missing(entry.first, t('day.missing'))}
            onChange={(first) => change({ first })}
          />
          <DateField
            label={t('last')}
            min={entry.first || todayInIndia()}
            value={entry.last}
            error={fields.ends_on ?? missing(entry.last, t('day.missing'))}
            onChange={(last) => change({ last })}
          />
        </Group>
        {all && <AlertLine kind="failure">{all}</AlertLine>}
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface ColleaguePickerProps {
  /** The colleague's employee id; empty for none. */
  value: string
  /** What they are called. */
  chosenName: string
  error: string | undefined
  onChange: (employeeId: string, name: string) => void
}

/** Chooses a colleague by a search of all. */
function ColleaguePicker({ value, chosenName, error, onChange }: ColleaguePickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), SETTLED_AFTER)
  // The field shows the one chosen until something else is typed.
  const query = search === chosenName ? '' : search.slice(0, 100)
  const { data, isError, isFetching } = useQuery({
    queryKey: [...KEY, 'people', query],
    queryFn: ({ signal }) => call(findDelegates, { query: { query } }, signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const found = (query === '' ? [] : (data?.items ?? [])).map(({ employee_id, name, designation, department }) => ({
    value: employee_id,
    label: [name, designation ?? department, employee_id].filter(Boolean).join(' · '),
  }))
  const options =
    value === '' || found.some((one) => one.value === value) ? found : [{ value, label: chosenName }, ...found]
  const nothing = isError
    ? t('colleague.failed')
    : query === '' && typed.trim() === ''
      ? undefined
      : isFetching || search !== typed.trim()
        ? t('colleague.searching')
        : t('colleague.nobody')
  return (
    <Select
      label={t('colleague')}
      placeholder={t('colleague.search')}
      data-autofocus
      searchable
      allowDeselect={false}
      data={options}
      // The server has searched.
      filter={({ options: all }) => all}
      value={value === '' ? null : value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id, option) => onChange(id ?? '', option?.label ?? '')}
      error={error}
      nothingFoundMessage={nothing}
    />
  )
}
