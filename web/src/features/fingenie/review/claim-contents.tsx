import type { ClaimDraft, PerDiemDay } from '@pravas/contract/claims'
import { TAX_VERDICT_WORDS, TAX_VERDICTS } from '@pravas/contract/receipt-notes'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import frame from '../../../chat/side-panel.module.css'
import { type NotedFinding, PolicyNote } from '../../../status/policy-note.tsx'
import { findingWords } from '../../../status/policy-words.ts'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import { IconAlertTriangle } from '../../../ui/icons.ts'
import type { ReceiptFocus } from '../receipt-focus.ts'
import classes from './claim-contents.module.css'
import { amountText } from './review-fields.ts'
import { attentionWords } from './review-words.ts'

const t = texts(fingenieReview)

interface ClaimContentsProps {
  claim: ClaimDraft
  onShow: ReceiptFocus['show']
}

/** The receipts by category; each leads to its card. */
export function ClaimLines({ claim, onShow }: ClaimContentsProps) {
  const categoryOf = ({ fields }: ReceiptInReview): string => fields.category.value ?? 'Miscellaneous'
  const { documents = [] } = claim
  const grouped = Map.groupBy(claim.receipts, categoryOf)
  const hasTrips = claim.as === 'each' && claim.expenses.some(({ trip }) => trip !== null)
  const tripOf = (id: string) =>
    hasTrips
      ? (claim.expenses.find(({ receipt_ids }) => receipt_ids.includes(id))?.trip ?? t('claim.no-trip'))
      : undefined
  const names = [...new Set([...claim.by_category.map(({ category }) => category), ...grouped.keys()])]
  return (
    <div>
      {names.map((category) => {
        const lines = grouped.get(category) ?? []
        if (lines.length === 0) return null
        const sum = claim.by_category.find((group) => group.category === category)
        return (
          <section key={category} aria-label={category}>
            <h3 className={classes.category}>
              <span>{category}</span>
              {sum && <span>{formatRupees(sum.total)}</span>}
            </h3>
            <ul className={frame.list}>
              {lines.map((receipt) => (
                <Line key={receipt.receipt_id} receipt={receipt} trip={tripOf(receipt.receipt_id)} onShow={onShow} />
              ))}
            </ul>
          </section>
        )
      })}
      {documents.length > 0 && (
        <section aria-label={t('documents.title')}>
          <h3 className={classes.category}>{t('documents.title')}</h3>
          <ul className={frame.list}>
            {documents.map((receipt) => (
              <Line key={receipt.receipt_id} receipt={receipt} trip={undefined} onShow={onShow} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface LineProps extends Pick<ClaimContentsProps, 'onShow'> {
  receipt: ReceiptInReview
  /** The trip of its expense, where each receipt has its own. */
  trip: string | undefined
}

function Line({ receipt, trip, onShow }: LineProps) {
  const { receipt_id: id, number, fields } = receipt
  const attention = attentionWords(receipt)
  return (
    <li>
      <button type="button" className={classes.line} onClick={() => onShow(id)}>
        <span className={classes.what}>
          <span>{fields.merchant.value ?? t('card.number', { number })}</span>
          <span className={classes.about}>
            {[t('card.number', { number }), fields.date.value && formatDate(fields.date.value)]
              .filter(Boolean)
              .join(', ')}
          </span>
          {trip && <span className={classes.about}>{trip}</span>}
          {attention.length > 0 && (
            <span className={classes.attention}>
              <IconAlertTriangle size={13} aria-hidden />
              {attention.join(' · ')}
            </span>
          )}
        </span>
        <span className={classes.amount}>
          {fields.total.value === null ? '–' : amountText(fields.total.value, fields.currency.value)}
        </span>
      </button>
    </li>
  )
}

/** What the policy says, what becomes of the tax, and where it goes. */
export function ClaimNotes({ claim, onShow }: ClaimContentsProps) {
  const findings = findingsOf(claim, onShow)
  const credits = TAX_VERDICTS.filter((verdict) => claim.tax_credit[verdict] > 0)
  const meals = claim.per_diem?.days.filter(({ claimed }) => claimed > 0) ?? []
  const missing = Map.groupBy(claim.missing_receipts, ({ trip }) => trip)
  const paid = Map.groupBy(claim.paid_by_organisation ?? [], ({ trip }) => trip)
  return (
    <div className={classes.notes}>
      {findings && <PolicyNote findings={findings} />}
      {meals.length > 0 && (
        <p>
          <strong>{t('claim.meals')}</strong>
          {meals.map((day) => (
            <span key={day.date}>{mealWords(day)}</span>
          ))}
        </p>
      )}
      {credits.length > 0 && (
        <p>
          <strong>{t('claim.gst')}</strong>
          {credits.map((verdict) => (
            <span key={verdict}>
              {t('claim.credit', {
                sum: claim.tax_credit.estimated.includes(verdict) ? 'estimated' : 'known',
                amount: formatRupees(claim.tax_credit[verdict]),
                what: TAX_VERDICT_WORDS[verdict],
              })}
            </span>
          ))}
        </p>
      )}
      {[...missing].map(([trip, receipts]) => (
        <p key={trip}>
          <strong>{t('claim.missing', { trip })}</strong>
          <span>
            {receipts
              .map(({ kind, title, reference }) =>
                reference
                  ? t('claim.missing-booked', { kind, title, reference })
                  : t('claim.missing-receipt', { kind, title }),
              )
              .join(', ')}
          </span>
        </p>
      ))}
      {[...paid].map(([trip, bookings]) => (
        <p key={trip}>
          <strong>{t('claim.paid', { trip })}</strong>
          {bookings.map(({ title, reference, receipts }) => (
            <span key={reference}>
              {t('claim.paid-booking', { title, reference })}
              {receipts.map((id) => {
                const number = claim.receipts.find(({ receipt_id }) => receipt_id === id)?.number
                return number === undefined ? null : <strong key={id}>{t('claim.paid-receipt', { number })}</strong>
              })}
            </span>
          ))}
        </p>
      ))}
      {claim.approver ? (
        <p>{t('claim.approver', { approver: claim.approver.name })}</p>
      ) : (
        !claim.blocking.some(({ code }) => code === 'person.no_employee_record') && <p>{t('claim.no-manager')}</p>
      )}
    </div>
  )
}

/** What the meals of a day come to beside what it allows, and what of it stands in other claims. */
function mealWords({ date, claimed, allowance, above, elsewhere }: PerDiemDay): string {
  const of = { date: formatDate(date), claimed: formatRupees(claimed), allowance: formatRupees(allowance) }
  const day = above > 0 ? t('meals.day-above', { ...of, above: formatRupees(above) }) : t('meals.day', of)
  if (elsewhere.length === 0) return day
  const others = elsewhere.map(({ number, amount }) => t('meals.elsewhere', { number, amount: formatRupees(amount) }))
  return t('meals.with-elsewhere', { day, elsewhere: others.join(', ') })
}

/** What the policy says; of several expenses each finding leads to the receipt whose expense it is of. */
function findingsOf(claim: ClaimDraft, onShow: ReceiptFocus['show']): NotedFinding[] | undefined {
  if (claim.expenses.length <= 1) return findingWords(claim.findings)
  if (claim.findings === null) return undefined
  return claim.expenses.flatMap(({ receipt_ids: [first], findings }) => {
    const receipt = claim.receipts.find(({ receipt_id }) => receipt_id === first)
    return (findingWords(findings) ?? []).map((words) => {
      if (!receipt) return words
      const { receipt_id: id, number, fields } = receipt
      const name = [t('card.number', { number }), fields.merchant.value].filter(Boolean).join(', ')
      return { ...words, source: { name, onShow: () => onShow(id) } }
    })
  })
}
