import { Button, Group, Modal, NativeSelect, TextInput } from '@mantine/core'
import { addMileage, changeMileage, Journey } from '@pravas/contract/mileage'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { VEHICLES } from '@pravas/contract/vehicles'
import { labels } from '@pravas/messages/en/labels'
import { mileage } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { type Problems, problemsIn } from '../../../api/field-errors.ts'
import { AlertLine } from '../../../ui/alert-line.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { focusFirstWrong } from '../../../ui/first-wrong-field.ts'
import { formatRupees } from '../../../ui/formats.ts'
import { notifyDone } from '../../../ui/notify-done.tsx'
import { todayInIndia } from '../../../ui/today.ts'
import { claimDraftOf } from '../claim-draft.ts'
import classes from './mileage-dialog.module.css'
import { JOURNEY_FIELDS, type JourneyField, mistakesIn, NEW_JOURNEY, typedJourney, typedOf } from './typed-journey.ts'
import { WhatItPays } from './what-it-pays.tsx'

const t = texts(mileage)
const c = texts(labels)

interface MileageDialogProps {
  sessionId: string
  /** The journey to be changed; undefined for a new one. */
  receipt?: ReceiptInReview
  opened: boolean
  onClose: () => void
  onSaved?: () => void
}

/** The form of a journey by own vehicle. What is typed stays until it is saved, also while the dialog is closed. */
export function MileageDialog({ sessionId, receipt, opened, onClose, onSaved }: MileageDialogProps) {
  const queries = useQueryClient()
  const first = receipt ? typedOf(receipt) : NEW_JOURNEY
  const [typed, setTyped] = useState(first)
  const [problems, setProblems] = useState<Problems<JourneyField>>(NO_PROBLEMS)

  const save = useMutation({
    mutationFn: async (journey: Journey) =>
      receipt
        ? call(changeMileage, { params: { receiptId: receipt.receipt_id }, body: journey })
        : call(addMileage, { body: { sessionId, ...journey } }),
    onSuccess: async ({ receipt: saved }) => {
      const { merchant, total } = saved.fields
      const said = { journey: merchant.value ?? '', amount: formatRupees(total.value ?? 0) }
      notifyDone(t(receipt ? 'form.changed' : 'form.added', said))
      setProblems(NO_PROBLEMS)
      setTyped(receipt ? typedOf(saved) : NEW_JOURNEY)
      onClose()
      onSaved?.()
      await queries.invalidateQueries({ queryKey: claimDraftOf(sessionId).queryKey })
    },
    onError: (error) => setProblems(problemsIn(error, JOURNEY_FIELDS)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const read = Journey.safeParse(typedJourney(typed))
    if (read.success) save.mutate(read.data)
    else setProblems({ fields: mistakesIn(read.error), all: undefined })
  }
  const edit = (field: JourneyField, value: string) => {
    setTyped((known) => ({ ...known, [field]: value }))
    if (problems.fields[field]) setProblems({ ...problems, fields: { ...problems.fields, [field]: undefined } })
  }
  const input = (field: JourneyField) => ({
    label: t(`form.${field}`),
    value: typed[field],
    error: problems.fields[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit(field, currentTarget.value),
  })

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(receipt ? 'form.edit' : 'form.add')}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <form ref={focusFirstWrong} noValidate onSubmit={submit} className={classes.form}>
        <div className={classes.pair}>
          <DateField {...input('date')} max={todayInIndia()} data-autofocus onChange={(day) => edit('date', day)} />
          <NativeSelect
            {...input('vehicle')}
            data={[
              { value: '', label: t('form.choose') },
              ...VEHICLES.map((value) => ({ value, label: t(`vehicle.${value}`) })),
            ]}
          />
          <TextInput {...input('from')} autoComplete="off" />
          <TextInput {...input('to')} autoComplete="off" />
        </div>
        <TextInput {...input('kilometres')} inputMode="decimal" rightSection="km" autoComplete="off" />
        <TextInput {...input('purpose')} autoComplete="off" />
        <WhatItPays typed={typed} />
        {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(receipt ? 'form.save' : 'form.submit')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

const NO_PROBLEMS: Problems<JourneyField> = { fields: {}, all: undefined }
