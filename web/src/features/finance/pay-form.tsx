import { Button, Checkbox, TextInput } from '@mantine/core'
import type { batchPayments } from '@pravas/contract/bank-file'
import type { Answer } from '@pravas/contract/endpoint'
import { type PaymentBatchWithLines, payBatch } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { useTypedForm } from '../../api/typed-form.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatRupees } from '../../ui/formats.ts'
import { todayInIndia } from '../../ui/today.ts'
import classes from './finance.module.css'
import { countWords } from './payables.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)
const FIELDS = ['reference', 'paid_on'] as const

interface PayFormProps {
  batch: PaymentBatchWithLines
  leftOut: Answer<typeof batchPayments>['left_out']
}

/** Marks the claims of a batch as paid, with the bank's reference and the day; those that the bank file leaves out only when that is said. */
export function PayForm({ batch, leftOut }: PayFormProps) {
  const { id, number, refusal, lines } = batch
  const { typed, type, forget } = useTypedForm(`pay ${number}`, { reference: '', paid_on: todayInIndia() })
  const [otherwise, setOtherwise] = useState<ReadonlySet<string>>(new Set())
  // A held account is never paid by this batch, and nothing is nothing.
  const questioned = leftOut.filter(({ why }) => why === 'missing' || why === 'unreadable')
  const held = leftOut.filter(({ why }) => why === 'held')
  const unpaid = questioned.filter(({ claim }) => !otherwise.has(claim)).map(({ claim }) => claim)
  const left = new Set([...held.map(({ claim }) => claim), ...unpaid])
  const paid = lines.filter(({ number: line }) => !left.has(line))
  const count = paid.length
  const pay = useFinanceStep({
    run: () => call(payBatch, { params: { batchId: id }, body: { ...typed, unpaid } }),
    said: () => t('batch.pay.done', { number }),
    onDone: forget,
  })
  if (refusal)
    return (
      <p className={classes.note}>
        {t(refusal === 'finance.alone' ? 'batch.refusal.alone' : 'batch.refusal.own_claim')}
      </p>
    )
  const problems = problemsIn(pay.error, FIELDS)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!pay.isPending && count > 0) pay.mutate()
  }
  const toggle = (claim: string) => {
    const next = new Set(otherwise)
    if (!next.delete(claim)) next.add(claim)
    setOtherwise(next)
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={t('batch.pay.title')}>
      <h2>{t('batch.pay.title')}</h2>
      {questioned.length > 0 && (
        <fieldset style={{ border: 0, margin: '0 0 12px', padding: 0 }}>
          <legend>{t('batch.unpaid')}</legend>
          <p className={classes.quiet}>{t('batch.unpaid.hint')}</p>
          {questioned.map(({ claim, employee_name: name, amount }) => (
            <Checkbox
              key={claim}
              mt={6}
              label={t('batch.unpaid.one', { claim, name, amount: formatRupees(amount) })}
              checked={otherwise.has(claim)}
              onChange={() => toggle(claim)}
            />
          ))}
        </fieldset>
      )}
      {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
      <div className={classes.form}>
        <TextInput
          label={t('batch.reference')}
          placeholder={t('batch.reference.hint')}
          maxLength={100}
          autoComplete="off"
          value={typed.reference}
          error={problems.fields.reference}
          onChange={({ currentTarget }) => type({ reference: currentTarget.value })}
        />
        <DateField
          label={t('batch.day')}
          max={todayInIndia()}
          value={typed.paid_on}
          error={problems.fields.paid_on}
          onChange={(paid_on) => type({ paid_on })}
        />
        <Button type="submit" loading={pay.isPending} disabled={count === 0}>
          {t('batch.pay', { what: countWords(paid) })}
        </Button>
      </div>
    </form>
  )
}
