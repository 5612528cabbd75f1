import { Button, Drawer, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Budget, BudgetKind } from '@pravas/contract/budgets'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { entryWords } from '../../allocation/entry-words.ts'
import { explain } from '../../api/api-error.ts'
import { PersonField } from '../../person-picker/person-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatInstant, formatPrice } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import classes from './budget-form.module.css'
import { type BudgetEntry, budgetable, historyOf, removeBudget, saveBudget } from './budget-queries.ts'

const t = texts(budgetsPage)
const c = texts(labels)

interface BudgetFormProps {
  opened: boolean
  onClose: () => void
  /** The budget to change; a new one where there is none. */
  budget: Budget | undefined
  year: { year: number; text: string }
}

/** Adds or changes a budget, and tells what happened to it. */
export function BudgetForm({ opened, onClose, budget, year }: BudgetFormProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={budget ? t('form.edit') : t('form.add')}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Form key={budget?.id ?? 'new'} {...{ budget, year, onClose }} />
    </Drawer>
  )
}

function Form({ budget, year, onClose }: Omit<BudgetFormProps, 'opened'>) {
  const queries = useQueryClient()
  const list = useId()
  const [kind, setKind] = useState<BudgetKind>(budget?.kind ?? 'cost_centre')
  const [typed, setTyped] = useState('')
  const [amount, setAmount] = useState(budget ? String(budget.amount) : '')
  const [whenOver, setWhenOver] = useState<BudgetEntry['when_over']>(budget?.when_over ?? 'warn')
  const [owner, setOwner] = useState(budget?.owner?.employee_id ?? '')
  const [tried, setTried] = useState(false)
  const { data } = useQuery({ ...budgetable(kind, typed), enabled: !budget, placeholderData: keepPreviousData })
  const done = (message: string) => {
    void queries.invalidateQueries({ queryKey: ['budgets'] })
    notifications.show({ message, withBorder: true })
    onClose()
  }
  const save = useMutation({
    mutationFn: (entry: BudgetEntry) => saveBudget(budget, entry, owner),
    onSuccess: (saved) => done(t('saved', { entry: entryWords(saved) })),
    onError: () => queries.invalidateQueries({ queryKey: ['budgets'] }),
  })
  const lower = typed.trim().toLowerCase()
  const entry = data?.items.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(lower))
  const code = budget?.code ?? entry?.code
  const rupees = typedAmount(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code === undefined || rupees === undefined) return
    save.mutate({ kind, code, year: year.year, amount: rupees, when_over: whenOver })
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <Stack>
        <p className={classes.about}>
          {budget ? `${t(budget.kind)} ${entryWords(budget)}, ${budget.year_text}` : `${t('year')} ${year.text}`}
        </p>
        {!budget && (
          <>
            <NativeSelect
              label={t('form.kind')}
              data={[
                { value: 'cost_centre', label: t('cost_centre') },
                { value: 'project', label: t('project') },
              ]}
              value={kind}
              onChange={({ currentTarget }) => {
                setKind(currentTarget.value === 'project' ? 'project' : 'cost_centre')
                setTyped('')
              }}
            />
            <TextInput
              label={t('form.entry')}
              placeholder={t('search-placeholder')}
              data-autofocus
              list={list}
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              description={entry && entryWords(entry)}
              error={
                tried && code === undefined
                  ? data && lower === '' && data.items.length === 0
                    ? t('form.no-entries')
                    : t('form.entry.unknown')
                  : undefined
              }
            />
            <datalist id={list}>
              {data?.items.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </datalist>
          </>
        )}
        <TextInput
          label={t('form.amount')}
          inputMode="decimal"
          maxLength={30}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          description={rupees === undefined ? undefined : formatPrice(rupees)}
          error={tried && rupees === undefined ? t('form.amount.wrong') : undefined}
        />
        <NativeSelect
          label={t('form.when-over')}
          data={[
            { value: 'warn', label: t('form.warn') },
            { value: 'block', label: t('form.block') },
          ]}
          value={whenOver}
          onChange={({ currentTarget }) => setWhenOver(currentTarget.value === 'block' ? 'block' : 'warn')}
        />
        <PersonField
          label={t('form.owner')}
          description={t(budget ? 'form.owner.hint' : 'form.owner.keeps')}
          value={owner}
          chosenName={owner === budget?.owner?.employee_id ? budget.owner.name : undefined}
          except={undefined}
          onChange={setOwner}
        />
        {save.isError && (
          <p role="alert" className={classes.failure}>
            {explain(save.error)}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Group>
        {budget && <Removal budget={budget} onDone={() => done(t('deleted', { entry: entryWords(budget) }))} />}
        {budget && <History budgetId={budget.id} />}
      </Stack>
    </form>
  )
}

/** Deleting asks first: it can't be undone. */
function Removal({ budget, onDone }: { budget: Budget; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const remove = useMutation({ mutationFn: () => removeBudget(budget.id), onSuccess: onDone })
  if (!asks)
    return (
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {t('form.delete')}
      </Button>
    )
  return (
    <section className={classes.question} aria-label={t('form.delete')}>
      <p>{t('form.delete.confirm', { entry: entryWords(budget), year: budget.year_text })}</p>
      {remove.isError && (
        <p role="alert" className={classes.failure}>
          {explain(remove.error)}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => setAsks(false)}>
          {t('form.keep')}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('form.delete')}
        </Button>
      </Group>
    </section>
  )
}

function History({ budgetId }: { budgetId: string }) {
  const { data } = useQuery(historyOf(budgetId))
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{t('history')}</h3>
      <ul className={classes.history}>
        {data.items.map(({ id, at, actor, before, after }) => {
          const said = { amount: formatPrice(after?.amount), by: actor ?? t('history.somebody') }
          return (
            <li key={id}>
              <span>
                {before
                  ? t('history.changed', { ...said, before: formatPrice(before.amount) })
                  : t('history.created', said)}
              </span>
              <span>{formatInstant(at)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
