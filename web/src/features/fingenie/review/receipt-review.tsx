import { Button, Modal } from '@mantine/core'
import type { PlaceOnPage } from '@pravas/contract/page-places'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useId, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { useKeepPlace } from '../../../chat/keep-place.ts'
import { formatRupees, sumRupees } from '../../../ui/formats.ts'
import { IconAlertTriangle, IconEyeQuestion, IconPencil, IconSparkles, IconTrash } from '../../../ui/icons.ts'
import { JourneyFacts } from '../mileage/journey-facts.tsx'
import { Duplicates, TaxNotes } from './receipt-notes.tsx'
import { ReceiptPicture } from './receipt-picture.tsx'
import classes from './receipt-review.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { amountText, type FieldShape, mainFields, TAX_FIELDS } from './review-fields.ts'
import { ReviewInput, useFieldFocus } from './review-input.tsx'
import { secondReadingWords } from './review-words.ts'
import { useReceiptEdits } from './use-receipt-edits.ts'

const t = texts(fingenieReview)
const c = texts(labels)

interface ReceiptReviewProps {
  sessionId: string
  receipt: ReceiptInReview
  /** A field that is to have the cursor; `at` tells one wish from the next. */
  wanted?: { field: string | undefined; at: number } | undefined
}

/** One receipt in full: its picture beside what was read, what is to be looked at, and what can be done about it. */
export function ReceiptReview({ sessionId, receipt, wanted }: ReceiptReviewProps) {
  const [looked, setLooked] = useState<{ place: PlaceOnPage | null; label: string }>()
  const wantsTax = TAX_FIELDS.some(({ name }) => name === wanted?.field)
  useFieldFocus(receipt.receipt_id, wanted?.field, wanted?.at)
  const input = (shape: FieldShape) => (
    <ReviewInput
      key={shape.name}
      sessionId={sessionId}
      receipt={receipt}
      shape={shape}
      onLook={() => setLooked({ place: receipt.fields[shape.name].place, label: shape.label })}
    />
  )
  const { items, warnings, fixed = [] } = receipt
  return (
    <div className={classes.review}>
      <div className={classes.picture}>
        <ReceiptPicture receipt={receipt} place={looked?.place ?? null} field={looked?.label} />
      </div>
      <div className={classes.sheet}>
        <p className="visually-hidden" role="status">
          {looked && t('review.looked-at', { field: looked.label, place: looked.place ? 'shown' : 'none' })}
        </p>
        {fixed.length > 0 && <p className={classes.kept}>{keptWords(receipt)}</p>}
        {warnings.length > 0 && receipt.is_kept !== true && (
          <ul className={classes.warnings} aria-label={t('review.warnings')}>
            {warnings.map(({ code, text }) => (
              <li key={`${code} ${text}`}>
                <IconAlertTriangle size={15} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        )}
        {receipt.is_document && <DocumentNote sessionId={sessionId} receipt={receipt} />}
        <SecondReading receipt={receipt} />
        <UnreadPlaces unread={receipt.unread} onLook={(place, label) => setLooked({ place, label })} />
        <Duplicates sessionId={sessionId} receipt={receipt} />
        {receipt.mileage ? (
          <JourneyFacts sessionId={sessionId} receipt={receipt} />
        ) : (
          <>
            <div className={classes.fields}>{mainFields(receipt.fields).map(input)}</div>
            <details className={classes.fold} open={wantsTax || undefined}>
              <summary>
                {t('review.taxes')}
                <span>{taxSum(receipt)}</span>
              </summary>
              <div className={classes.fields}>{TAX_FIELDS.map(input)}</div>
            </details>
          </>
        )}
        {items.length > 0 && (
          <details className={classes.fold}>
            <summary>
              {t('review.items')}
              <span>{t('review.lines', { count: items.length })}</span>
            </summary>
            <ul className={classes.items}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bill may be the same
                <li key={index}>
                  <button type="button" onClick={() => setLooked({ place: item.place, label: item.name })}>
                    <span>{item.name}</span>
                    <span className={classes.rate}>
                      {item.quantity !== null &&
                        item.rate !== null &&
                        `${item.quantity} × ${amountText(item.rate, receipt.fields.currency.value)}`}
                    </span>
                    <span className={classes.amount}>{amountText(item.amount, receipt.fields.currency.value)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        <TaxNotes receipt={receipt} />
        {receipt.is_kept !== true && <RemoveReceipt sessionId={sessionId} receipt={receipt} />}
      </div>
    </div>
  )
}

/** Why fields of it are locked. */
function keptWords({ is_kept: isKept, fields, fixed = [] }: ReceiptInReview): string {
  const open = [...mainFields(fields), ...TAX_FIELDS].filter(({ name }) => !fixed.includes(name))
  return isKept || open.length === 0
    ? t('review.kept')
    : t('review.kept-but', { fields: open.map(({ label }) => label).join(', ') })
}

/** It stands from the first moment on, so that nothing moves when its words change. */
function SecondReading({ receipt }: Pick<ReceiptReviewProps, 'receipt'>) {
  const words = secondReadingWords(receipt)
  return (
    words && (
      <p className={classes.second} role="status">
        <IconSparkles size={14} aria-hidden />
        {words}
      </p>
    )
  )
}

/** That it is not claimed, and the button that has it claimed all the same. */
function DocumentNote({ sessionId, receipt }: Pick<ReceiptReviewProps, 'sessionId' | 'receipt'>) {
  const { claimDocument } = useReceiptEdits(sessionId, receipt.receipt_id)
  return (
    <div className={classes.kept}>
      <p>{t('document.note')}</p>
      <Button size="xs" variant="default" loading={claimDocument.isPending} onClick={() => claimDocument.mutate()}>
        {t('document.claim')}
      </Button>
      {claimDocument.isError && <p role="alert">{explain(claimDocument.error)}</p>}
    </div>
  )
}

function taxSum({ fields: { cgst, sgst, igst, currency } }: ReceiptInReview): string {
  const taxes = [cgst.value, sgst.value, igst.value].filter((tax) => tax !== null)
  if (taxes.length === 0) return t('review.not-found')
  const sum = sumRupees(taxes)
  return currency.value === 'INR' ? formatRupees(sum) : amountText(sum, currency.value)
}

function RemoveReceipt({ sessionId, receipt }: Pick<ReceiptReviewProps, 'sessionId' | 'receipt'>) {
  return (
    <div className={classes.remove}>
      <RemoveQuestion sessionId={sessionId} receiptId={receipt.receipt_id}>
        {(ask, button) => (
          <Button
            ref={button}
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={ask}
          >
            {t('remove')}
          </Button>
        )}
      </RemoveQuestion>
    </div>
  )
}

interface ReceiptModalProps {
  sessionId: string
  receipt: ReceiptInReview | undefined
  wanted: { field: string | undefined; at: number }
}

/** One receipt over the page, for where no card of it stands in the conversation. */
export function ReceiptModal({ sessionId, receipt, wanted }: ReceiptModalProps) {
  const [closed, setClosed] = useState<number>()
  if (receipt === undefined) return null
  return (
    <Modal
      opened={closed !== wanted.at}
      onClose={() => setClosed(wanted.at)}
      size={860}
      title={t('card.number', { number: receipt.number })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <div className={classes.modal}>
        <ReceiptReview sessionId={sessionId} receipt={receipt} wanted={wanted} />
      </div>
    </Modal>
  )
}

/** A poor print may hold many; the largest tell the most and stand at first. */
const SHOWN = 6

interface UnreadPlacesProps {
  unread: ReceiptInReview['unread']
  onLook: (place: PlaceOnPage, label: string) => void
}

/** Where something is written that could not be read; each place is shown on the picture, so that it can be typed in. */
function UnreadPlaces({ unread, onLook }: UnreadPlacesProps) {
  const [areAll, setAll] = useState(false)
  const list = useId()
  const keepPlace = useKeepPlace()
  if (unread.length === 0) return null
  const size = ({ width, height }: PlaceOnPage) => width * height
  const sorted = unread.toSorted((a, b) => Number(b.hand) - Number(a.hand) || size(b) - size(a))
  const shown = areAll ? sorted : sorted.slice(0, SHOWN)
  return (
    <section className={classes.unread} aria-label={t('unread.label')}>
      <p>{t('unread.areas', { count: unread.length })}</p>
      <ul id={list}>
        {shown.map((place, index) => {
          const label = t('unread.place', { kind: place.hand ? 'hand' : 'print', number: index + 1 })
          return (
            <li key={`${place.page} ${place.x} ${place.y}`}>
              <button type="button" onClick={() => onLook(place, label)}>
                {place.hand ? <IconPencil size={14} aria-hidden /> : <IconEyeQuestion size={14} aria-hidden />}
                {label}
              </button>
            </li>
          )
        })}
        {unread.length > SHOWN && (
          <li>
            <button
              type="button"
              className={classes.more}
              aria-expanded={areAll}
              aria-controls={list}
              onClick={() => {
                keepPlace()
                setAll(!areAll)
              }}
            >
              {areAll ? t('unread.fewer') : t('unread.more', { count: unread.length - SHOWN })}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
