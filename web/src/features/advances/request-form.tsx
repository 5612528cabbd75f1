import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type advanceOptions, requestAdvance } from '@pravas/contract/advances'
import type { Answer } from '@pravas/contract/endpoint'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { useTypedForm } from '../../api/typed-form.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatDateRange, formatPrice } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import { ADVANCES } from './advance-queries.ts'

const t = texts(advancesPage)
const c = texts(labels)

type Options = Answer<typeof advanceOptions>

interface RequestFormProps {
  opened: boolean
  onClose: () => void
  options: Options
}

/** Requests an advance. What was typed stays until it is sent, also over a reload. */
export function RequestForm({ opened, onClose, options }: RequestFormProps) {
  const queries = useQueryClient()
  const { typed, type, forget } = useTypedForm('advance', { trip: '', amount: '', purpose: '' })
  const { trip, amount, purpose } = typed
  const [tried, setTried] = useState(false)
  const chosen = options.trips.find(({ number }) => number === trip)?.number ?? options.trips[0]?.number ?? ''
  const rupees = typedAmount(amount)
  const isWrongAmount = rupees === undefined || rupees <= 0
  const send = useMutation({
    mutationFn: (rupeesAsked: number) =>
      call(requestAdvance, { body: { trip: chosen, amount: rupeesAsked, purpose: purpose.trim() } }),
    onSuccess: ({ number }) => {
      notifications.show({ message: t('sent', { number }), withBorder: true })
      forget()
      setTried(false)
      onClose()
      return queries.invalidateQueries({ queryKey: ADVANCES })
    },
  })
  const { fields, all } = problemsIn(send.error, ['trip', 'amount', 'purpose'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWrongAmount && purpose.trim() !== '' && !send.isPending) send.mutate(rupees)
  }
  const change = (some: Partial<typeof typed>) => {
    send.reset()
    type(some)
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('request.title')} closeButtonProps={{ 'aria-label': c('close') }}>
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('request.limit', {
              most: formatPrice(options.most),
              left: formatPrice(options.left),
              days: options.settle_days,
            })}
          </Text>
          <NativeSelect
            label={t('field.trip')}
            data={options.trips.map(({ number, destination, from, until }) => ({
              value: number,
              label: t('trip.option', { number, destination, dates: formatDateRange(from, until) }),
            }))}
            value={chosen}
            error={fields.trip}
            onChange={({ currentTarget }) => change({ trip: currentTarget.value })}
          />
          <TextInput
            label={t('field.amount')}
            data-autofocus
            inputMode="decimal"
            maxLength={30}
            value={amount}
            description={isWrongAmount ? undefined : formatPrice(rupees)}
            error={fields.amount ?? (tried && isWrongAmount ? t('wrong.amount') : undefined)}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
          <Textarea
            label={t('field.purpose')}
            description={t('field.purpose.hint')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            value={purpose}
            error={fields.purpose ?? (tried && purpose.trim() === '' ? t('wrong.purpose') : undefined)}
            onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
          />
          {all && <AlertLine kind="failure">{all}</AlertLine>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
