import type { ClaimDraft, PerDiemDay } from '@pravas/contract/claims'
import { TAX_VERDICT_WORDS, TAX_VERDICTS } from '@pravas/contract/receipt-notes'
import { type NotedFinding, PolicyNote } from '../../../status/policy-note.tsx'
import { findingWords } from '../../../status/policy-words.ts'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import classes from './claim-notes.module.css'
import type { ClaimPanelProps } from './claim-panel-props.ts'

/** What the policy says, what becomes of the tax, and where it goes. */
export function ClaimNotes({ claim, onShow }: Pick<ClaimPanelProps, 'claim' | 'onShow'>) {
  const findings = findingsOf(claim, onShow)
  const credits = TAX_VERDICTS.filter((verdict) => claim.tax_credit[verdict] > 0)
  const meals = claim.per_diem?.days.filter(({ claimed }) => claimed > 0) ?? []
  const missing = Map.groupBy(claim.missing_receipts, ({ trip }) => trip)
  return (
    <div className={classes.notes}>
      {findings && <PolicyNote findings={findings} />}
      {meals.length > 0 && (
        <p>
          <strong>Meals on the trip</strong>
          {meals.map((day) => (
            <span key={day.date}>{mealWords(day)}</span>
          ))}
        </p>
      )}
      {credits.length > 0 && (
        <p>
          <strong>GST</strong>
          {credits.map((verdict) => (
            <span key={verdict}>
              {claim.tax_credit.estimated.includes(verdict) && 'about '}
              {`${formatRupees(claim.tax_credit[verdict])} ${TAX_VERDICT_WORDS[verdict]}`}
            </span>
          ))}
        </p>
      )}
      {[...missing].map(([trip, receipts]) => (
        <p key={trip}>
          <strong>{`Still missing for ${trip}`}</strong>
          <span>
            {receipts.map(({ kind, title }) => `${kind === 'hotel' ? 'bill of ' : 'ticket of '}${title}`).join(', ')}
          </span>
        </p>
      ))}
      {claim.approver && <p>{`Goes to ${claim.approver.name} for approval`}</p>}
    </div>
  )
}

/** What the meals of a day come to beside what it allows, and what of it stands in other claims. */
function mealWords({ date, claimed, allowance, above, elsewhere }: PerDiemDay): string {
  const beside = elsewhere.map(({ number, amount }) => `${formatRupees(amount)} of it in ${number}`).join(', ')
  return [
    `${formatDate(date)}: ${formatRupees(claimed)} of ${formatRupees(allowance)} a day`,
    above > 0 && `, ${formatRupees(above)} above it`,
    beside && ` (${beside})`,
  ]
    .filter(Boolean)
    .join('')
}

/** What the policy says; of several expenses each finding leads to the receipt whose expense it is of. */
function findingsOf(claim: ClaimDraft, onShow: ClaimPanelProps['onShow']): NotedFinding[] | undefined {
  if (claim.expenses.length <= 1) return findingWords(claim.findings)
  if (claim.findings === null) return undefined
  return claim.expenses.flatMap(({ receipt_ids: [first], findings }) => {
    const receipt = claim.receipts.find(({ receipt_id }) => receipt_id === first)
    return (findingWords(findings) ?? []).map((words) => {
      if (!receipt) return words
      const { receipt_id: id, number, fields } = receipt
      const name = [`Receipt ${number}`, fields.merchant.value].filter(Boolean).join(', ')
      return { ...words, source: { name, onShow: () => onShow(id) } }
    })
  })
}
