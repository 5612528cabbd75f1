import { Button, Group, Stack, TextInput } from '@mantine/core'
import { BANK_FIELDS, getBankDetails, type MaskedBankDetails, putBankDetails } from '@pravas/contract/bank-details'
import { bankDetails } from '@pravas/messages/en/bank-details'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatDate, indianDay } from '../../ui/formats.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import classes from './bank-details.module.css'

const t = texts(bankDetails)
const c = texts(labels)

const ownBankDetails = queryOptions({
  queryKey: ['own bank details'],
  queryFn: async ({ signal }) => (await call(getBankDetails, {}, signal)).details,
})

/** The account that a person's claims are paid to, masked; nothing where it is not known. */
export function BankDetailsSection() {
  const { data, isSuccess } = useQuery(ownBankDetails)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // The fields are gone; the focus goes back to what they were opened by.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isSuccess) return null
  return (
    <Section
      title={t('title')}
      aside={
        !isOpen && (
          <Button ref={opener} variant="default" size="xs" onClick={() => setOpen(true)}>
            {t(data ? 'edit' : 'add')}
          </Button>
        )
      }
    >
      {isOpen ? <Form known={data} onClose={() => setOpen(false)} /> : <Known details={data} />}
    </Section>
  )
}

function Known({ details }: { details: MaskedBankDetails | null }) {
  if (!details) return <p className={classes.note}>{t('none')}</p>
  return (
    <>
      <Details>
        <Detail name={t('holder')}>{details.account_holder}</Detail>
        <Detail name={t('number')}>{details.account_number}</Detail>
        <Detail name={t('ifsc')}>{details.ifsc}</Detail>
      </Details>
      <p className={classes.note}>
        {details.held ? t('held', { day: formatDate(indianDay(details.entered_at)) }) : t('masked')}
      </p>
    </>
  )
}

const EMPTY = { account_number: '', again: '' }
const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

function Form({ known, onClose }: { known: MaskedBankDetails | null; onClose: () => void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState({
    ...EMPTY,
    account_holder: known?.account_holder ?? '',
    ifsc: known?.ifsc ?? '',
  })
  const [isDifferent, setDifferent] = useState(false)
  const save = useMutation({
    mutationFn: () => {
      const { again: _, ...body } = typed
      return call(putBankDetails, { body })
    },
    onSuccess: ({ details }) => {
      queries.setQueryData(ownBankDetails.queryKey, details)
      notifyDone(t('saved'))
      onClose()
    },
  })
  const problems = problemsIn(save.error, BANK_FIELDS)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const differs = digitsOf(typed.account_number) !== digitsOf(typed.again)
    setDifferent(differs)
    if (!differs) save.mutate()
  }
  const field = (name: keyof typeof typed, label: string, more: { description?: string; error?: string } = {}) => (
    <TextInput
      label={label}
      maw={360}
      maxLength={100}
      autoComplete="off"
      inputMode={name === 'account_number' || name === 'again' ? 'numeric' : 'text'}
      autoFocus={name === 'account_holder'}
      value={typed[name]}
      onChange={({ currentTarget: { value } }) => {
        setDifferent(false)
        setTyped({ ...typed, [name]: value })
      }}
      {...more}
      error={more.error ?? (name === 'again' ? undefined : problems.fields[name])}
    />
  )
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <Stack gap="sm">
        {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
        {field('account_holder', t('holder'))}
        {field('account_number', t('number'))}
        {field('again', t('again'), isDifferent ? { error: t('different') } : {})}
        {field('ifsc', t('ifsc'), { description: t('ifsc.hint') })}
        {known && <p className={classes.note}>{t('hold')}</p>}
        <Group gap="xs" mb="xs">
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {c('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
