import { Button, Checkbox, Stack } from '@mantine/core'
import { RECEIPT_FIELD_NAMES, type ReceiptField, receiptField } from '@pravas/contract/receipt-fields'
import { CLAIM_PARTS } from '@pravas/contract/reopened'
import { askedClaimPart } from '@pravas/messages/asked-part'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { receiptsOf, type ShownReceipt } from '../../api/claim-receipts.ts'
import { capitalised, formatRupees, formatText } from '../../ui/formats.ts'
import { IconChevronDown } from '../../ui/icons.ts'
import classes from './claim-parts.module.css'
import type { RequestView } from './request-view.ts'

const t = texts(requestDialogs)

interface ClaimPartsProps {
  request: RequestView
  /** The names of the parts that are asked to be changed. */
  value: readonly string[]
  onChange: (names: string[]) => void
  disabled: boolean
}

/**
 * Which parts of a claim are to be changed: of each receipt all or some fields, and what belongs to the claim as a whole. A receipt
 * that is named as a whole needs none of its fields.
 */
export function ClaimParts({ request, value, onChange, disabled }: ClaimPartsProps) {
  const { data: receipts = [], isPending } = useQuery(receiptsOf(request.number))
  const label = useId()
  const hint = useId()
  const isNamed = (name: string) => value.includes(name)
  const name = (part: string, isWanted: boolean) => {
    const others = value.filter((one) => one !== part && !(isWanted && one.startsWith(`${part}.`)))
    onChange(isWanted ? [...others, part] : others)
  }
  const whole = CLAIM_PARTS.filter((part) => request.bookedOn || (part !== 'cost_centre' && part !== 'project'))
  return (
    <fieldset className={classes.parts} aria-labelledby={label} aria-describedby={hint} disabled={disabled}>
      <legend id={label}>{t('return.parts')}</legend>
      <p id={hint} className={classes.hint} aria-live="polite">
        {t('return.reopens', { count: value.length, employee: request.employee })}
      </p>
      <Stack gap="xs">
        {isPending && <p role="status">{t('return.receipts-loading')}</p>}
        {receipts.map((receipt, index) =>
          receipt.id ? (
            <OneReceipt
              key={receipt.id}
              part={`receipt:${receipt.id}`}
              name={nameOf(receipt, index + 1)}
              isStay={receipt.expense_type === 'Accommodation'}
              isNamed={isNamed}
              onName={name}
            />
          ) : null,
        )}
        <p className={classes.group}>{t('return.whole')}</p>
        <div className={classes.fields}>
          {whole.map((part) => (
            <Checkbox
              key={part}
              size="xs"
              label={askedClaimPart(part)}
              checked={isNamed(part)}
              onChange={({ currentTarget }) => name(part, currentTarget.checked)}
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  )
}

interface OneReceiptProps {
  part: string
  name: string
  /** Whether it has a number of nights. */
  isStay: boolean
  isNamed: (name: string) => boolean
  onName: (name: string, isWanted: boolean) => void
}

function OneReceipt({ part, name, isStay, isNamed, onName }: OneReceiptProps) {
  const fields = RECEIPT_FIELD_NAMES.filter((field) => isStay || onlyOf(field) === undefined)
  const named = fields.filter((field) => isNamed(`${part}.${field}`))
  const isWhole = isNamed(part)
  // What is named stays in sight.
  const [isOpen, setOpen] = useState(named.length > 0)
  const area = useId()
  return (
    <div>
      <div className={classes.receipt}>
        <Checkbox
          label={name}
          checked={isWhole}
          indeterminate={!isWhole && named.length > 0}
          onChange={({ currentTarget }) => onName(part, currentTarget.checked)}
        />
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-controls={area}
          aria-label={t('return.fields-of', { receipt: name, count: isWhole ? 0 : named.length })}
          rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('return.fields', { count: isWhole ? 0 : named.length })}
        </Button>
      </div>
      <div id={area} className={classes.fields} data-of-receipt hidden={!isOpen}>
        {isOpen &&
          fields.map((field) => (
            <Checkbox
              key={field}
              size="xs"
              label={capitalised(receiptField(field).label)}
              checked={isWhole || isNamed(`${part}.${field}`)}
              disabled={isWhole}
              onChange={({ currentTarget }) => onName(`${part}.${field}`, currentTarget.checked)}
            />
          ))}
      </div>
    </div>
  )
}

const onlyOf = (field: (typeof RECEIPT_FIELD_NAMES)[number]): ReceiptField['onlyOf'] => receiptField(field).onlyOf

function nameOf({ description, total, amount }: ShownReceipt, number: number): string {
  return t('return.receipt', { number, merchant: formatText(description), amount: formatRupees(total ?? amount) })
}
