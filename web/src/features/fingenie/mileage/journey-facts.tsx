import { Button } from '@mantine/core'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { mileage as catalogue } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import { IconPencil } from '../../../ui/icons.ts'
import classes from './journey-facts.module.css'
import { MileageDialog } from './mileage-dialog.tsx'

const t = texts(catalogue)

interface JourneyFactsProps {
  sessionId: string
  receipt: ReceiptInReview
}

/** What a journey by own vehicle is made of; it is changed as a whole. */
export function JourneyFacts({ sessionId, receipt }: JourneyFactsProps) {
  const [isOpen, setOpen] = useState(false)
  const { mileage, fields } = receipt
  if (!mileage) return null
  const { vehicle, from, to, purpose, kilometres, rate, clause } = mileage
  const facts = [
    ['date', formatDate(fields.date.value ?? '')],
    ['from', from],
    ['to', to],
    ['purpose', purpose],
    ['vehicle', t(`vehicle.${vehicle}`)],
    ['distance', t('value.distance', { kilometres })],
    ['rate', t('value.rate', { rate: formatRupees(rate) })],
    ['amount', formatRupees(fields.total.value ?? 0)],
    ['clause', t('value.clause', clause)],
  ] as const
  return (
    <div className={classes.journey}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('form.edit')}
      </Button>
      <MileageDialog
        key={`${fields.total.value} ${fields.date.value} ${fields.merchant.value} ${purpose}`}
        sessionId={sessionId}
        receipt={receipt}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
