import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Card, endCard, registerCard } from '@pravas/contract/company-cards'
import { companyCardsPage } from '@pravas/messages/en/company-cards-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import rows from '../../ui/row-list.module.css'
import { CardLines } from './card-lines.tsx'
import { CARDS } from './card-queries.ts'
import { StatementImport } from './statement-import.tsx'

const t = texts(companyCardsPage)

/** All company cards, their statements and payments, for finance and auditors. */
export function CardsOfFinance({ cards, manages }: { cards: readonly Card[]; manages: boolean }) {
  return (
    <Stack>
      <Section title={t('missing.title')}>
        <CardLines view="all" state="missing" empty={<Text size="sm">{t('missing.none')}</Text>} />
      </Section>
      {manages && <StatementImport cards={cards} />}
      <Section title={t('cards.title')}>
        {cards.length === 0 ? (
          <Text size="sm">{t('cards.none')}</Text>
        ) : (
          <ul className={rows.list}>
            {cards.map((card) => (
              <KnownCard key={card.id} card={card} manages={manages} />
            ))}
          </ul>
        )}
      </Section>
      {manages && <Registration />}
      <Section title={t('matched.title')}>
        <CardLines view="all" state="matched" empty={<Text size="sm">{t('matched.none')}</Text>} mayUnmatch={manages} />
      </Section>
    </Stack>
  )
}

function KnownCard({ card, manages }: { card: Card; manages: boolean }) {
  const queries = useQueryClient()
  const name = t('card', { label: card.label, digits: card.last_four })
  const [asks, setAsks] = useState(false)
  const end = useMutation({
    mutationFn: () => call(endCard, { params: { cardId: card.id } }),
    onSuccess: () => {
      notifications.show({ message: t('cards.ended'), withBorder: true })
      return queries.invalidateQueries({ queryKey: CARDS })
    },
  })
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>{card.employee_name}</p>
        <p className={rows.facts}>{[name, t('cards.missing', { count: card.unmatched })].join(' · ')}</p>
        {asks && <p className={rows.facts}>{t('cards.end.ask')}</p>}
        {end.isError && <AlertLine kind="failure">{explain(end.error)}</AlertLine>}
      </div>
      {manages && (
        <Group gap="xs" className={rows.action}>
          {asks && (
            <Button variant="default" size="xs" autoFocus onClick={() => setAsks(false)}>
              {t('cards.keep')}
            </Button>
          )}
          <Button
            {...(asks ? { color: 'red' } : { variant: 'default' })}
            size="xs"
            aria-label={t('cards.end.of', { card: name, name: card.employee_name })}
            loading={end.isPending}
            onClick={() => (asks ? end.mutate() : setAsks(true))}
          >
            {t('cards.end')}
          </Button>
        </Group>
      )}
    </li>
  )
}

const EMPTY = { person: '', last_four: '', label: '' }
const FIELDS = ['person', 'last_four', 'label'] as const

function Registration() {
  const queries = useQueryClient()
  const [entry, setEntry] = useState(EMPTY)
  const save = useMutation({
    mutationFn: () => call(registerCard, { body: entry }),
    onSuccess: ({ label, last_four }) => {
      notifications.show({
        message: t('register.done', { card: t('card', { label, digits: last_four }) }),
        withBorder: true,
      })
      setEntry(EMPTY)
      return queries.invalidateQueries({ queryKey: CARDS })
    },
  })
  const problems = problemsIn(save.error, FIELDS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: entry[name],
    error: problems.fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      save.reset()
      setEntry((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <Section title={t('register.title')}>
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <TextInput label={t('register.person')} maxLength={64} autoComplete="off" {...field('person')} />
          <TextInput
            label={t('register.digits')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            {...field('last_four')}
          />
          <TextInput
            label={t('register.label')}
            description={t('register.label.hint')}
            maxLength={60}
            {...field('label')}
          />
          {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
          <Group>
            <Button type="submit" loading={save.isPending}>
              {t('register.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
