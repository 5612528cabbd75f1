import { Button, TextInput } from '@mantine/core'
import { bouncePayments, type PaymentBatchWithLines } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import type { SubmitEvent } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { useTypedForm } from '../../api/typed-form.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { todayInIndia } from '../../ui/today.ts'
import classes from './finance.module.css'
import { countWords } from './payables.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)
const FIELDS = ['bounced_on', 'reason'] as const

interface BounceFormProps {
  batch: PaymentBatchWithLines
  /** The numbers of the claims whose payment came back. */
  claims: readonly string[]
  onDone: () => void
}

/** Reverses payments that the bank returned. */
export function BounceForm({ batch: { id, number, paid_on, lines }, claims, onDone }: BounceFormProps) {
  const chosen = lines.filter((line) => claims.includes(line.number))
  const { typed, type, forget } = useTypedForm(`bounce ${number}`, { bounced_on: todayInIndia(), reason: '' })
  const bounce = useFinanceStep({
    run: () => call(bouncePayments, { params: { batchId: id }, body: { ...typed, claims: [...claims] } }),
    said: () => t('batch.bounce.done', { what: countWords(chosen) }),
    onDone: () => {
      forget()
      onDone()
    },
  })
  const problems = problemsIn(bounce.error, FIELDS)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!bounce.isPending && claims.length > 0) bounce.mutate()
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={t('batch.bounce')}>
      <h2>{t('batch.bounce')}</h2>
      {claims.length === 0 ? (
        <p className={classes.quiet}>{t('batch.bounce.hint')}</p>
      ) : (
        <>
          {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
          <div className={classes.form}>
            <DateField
              label={t('batch.bounce.day')}
              {...(paid_on !== null && { min: paid_on })}
              max={todayInIndia()}
              value={typed.bounced_on}
              error={problems.fields.bounced_on}
              onChange={(bounced_on) => type({ bounced_on })}
            />
            <TextInput
              label={t('batch.bounce.reason')}
              placeholder={t('batch.bounce.reason.hint')}
              maxLength={500}
              value={typed.reason}
              error={problems.fields.reason}
              onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
            />
            <Button type="submit" color="red" loading={bounce.isPending}>
              {t('batch.bounce.do', { what: countWords(chosen) })}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
