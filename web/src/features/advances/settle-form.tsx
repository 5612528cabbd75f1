import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Advance, settleAdvance } from '@pravas/contract/advances'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatPrice } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import { todayInIndia } from '../../ui/today.ts'
import { ADVANCES } from './advance-queries.ts'

const t = texts(advancesPage)
const c = texts(labels)

interface SettleFormProps {
  opened: boolean
  onClose: () => void
  advance: Advance
}

/** Records what of a paid advance came back. */
export function SettleForm({ opened, onClose, advance }: SettleFormProps) {
  const { id, number } = advance
  const queries = useQueryClient()
  const [how, setHow] = useState<'returned' | 'recovered'>('returned')
  const [amount, setAmount] = useState(String(advance.open))
  const [on, setOn] = useState(todayInIndia())
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const rupees = typedAmount(amount)
  const isWrongAmount = rupees === undefined || rupees <= 0
  const save = useMutation({
    mutationFn: (back: number) =>
      call(settleAdvance, {
        params: { advanceId: id },
        body: { how, amount: back, on, reference: reference.trim() },
      }),
    onSuccess: (_, back) => {
      notifications.show({ message: t('settle.done', { number, amount: formatPrice(back) }), withBorder: true })
      onClose()
      return queries.invalidateQueries({ queryKey: ADVANCES })
    },
  })
  const { fields, all } = problemsIn(save.error, ['amount', 'on', 'reference'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = on !== '' && reference.trim() !== ''
    if (!isWrongAmount && isWhole && !save.isPending) save.mutate(rupees)
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('settle.title', { number })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <form ref={focusFirstWrong} onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('settle.open', { name: advance.employee_name, open: formatPrice(advance.open) })}
          </Text>
          <NativeSelect
            label={t('settle.how')}
            data={[
              { value: 'returned', label: t('settle.returned') },
              { value: 'recovered', label: t('settle.recovered') },
            ]}
            value={how}
            onChange={({ currentTarget }) => setHow(currentTarget.value === 'recovered' ? 'recovered' : 'returned')}
          />
          <TextInput
            label={t('field.amount')}
            inputMode="decimal"
            maxLength={30}
            value={amount}
            description={isWrongAmount ? undefined : formatPrice(rupees)}
            error={fields.amount ?? (tried && isWrongAmount ? t('wrong.amount') : undefined)}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <DateField
            label={t('settle.on')}
            max={todayInIndia()}
            value={on}
            error={fields.on ?? (tried && on === '' ? t('settle.wrong-day') : undefined)}
            onChange={setOn}
          />
          <TextInput
            label={t('settle.reference')}
            description={t('settle.reference.hint')}
            maxLength={100}
            value={reference}
            error={fields.reference ?? (tried && reference.trim() === '' ? t('settle.wrong-reference') : undefined)}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
          {all && <AlertLine kind="failure">{all}</AlertLine>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('settle.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
