import { Button, Drawer } from '@mantine/core'
import type { ClaimDraft } from '@pravas/contract/claims'
import { reopenedClaim } from '@pravas/contract/reopened'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense, useState } from 'react'
import { AllocationFields } from '../../../allocation/allocation-fields.tsx'
import { DraftStanding } from '../../../chat/draft-standing.tsx'
import frame from '../../../chat/side-panel.module.css'
import { formatRupees } from '../../../ui/formats.ts'
import { IconAlertTriangle, IconArrowRight, IconCheck, IconChevronUp, IconReceipt } from '../../../ui/icons.ts'
import { RecordLink } from '../../../ui/record-link.tsx'
import { heldIn } from '../claim-draft.ts'
import type { ReceiptFocus } from '../receipt-focus.ts'
import { type ClaimChanges, useClaimChanges } from './claim-changes.ts'
import { ClaimLines, ClaimNotes } from './claim-contents.tsx'
import classes from './claim-panel.module.css'
import { ClaimSend, ClaimSettings } from './claim-send.tsx'
import { undatedWords } from './review-words.ts'

const ReasonField = lazy(async () => ({ default: (await import('../../../status/reason-field.tsx')).ReasonField }))

const t = texts(fingenieReview)

interface ClaimPanelProps {
  sessionId: string
  claim: ClaimDraft
  busy: boolean
  onShow: ReceiptFocus['show']
  /** What was changed here is told in the conversation, by a turn; false while an answer is awaited. */
  onTold: (words: string, turnId: string) => boolean
}

/** The claim draft beside the conversation. */
export function ClaimSide(props: ClaimPanelProps) {
  const changes = useClaimChanges(props)
  return (
    <section className={frame.side} aria-label={t('claim.title')}>
      <ClaimPanel {...props} changes={changes} />
    </section>
  )
}

/** The same as a bar above the composer, with what it comes to; it opens as a sheet. */
export function ClaimBar(props: ClaimPanelProps) {
  const [isOpen, setOpen] = useState(false)
  // The focus goes where the person wanted to go, not back to the bar.
  const [leads, setLeads] = useState(false)
  const open = () => {
    setLeads(false)
    setOpen(true)
  }
  // Here, as what was begun in the sheet goes on when that is closed.
  const changes = useClaimChanges({ ...props, onSent: () => setOpen(false) })
  const { claim, onShow } = props
  const { receipts, total, blocking, warnings = [], submitted } = claim
  const state =
    receipts.length === 0
      ? t('claim.claims-sent', { count: submitted.length })
      : blocking.length > 0
        ? t('claim.attention', {
            count: new Set(blocking.map(({ receipt_id }) => receipt_id)).size,
            receipts: receipts.length,
          })
        : t('claim.receipts', { count: receipts.length })
  const [warned] = warnings
  const warnedOf = warned?.receipt_id
  return (
    <>
      <div className={classes.frame}>
        <button type="button" className={classes.bar} aria-haspopup="dialog" onClick={open}>
          <IconReceipt size={18} aria-hidden />
          <span className={classes.title}>{t('claim.title')}</span>
          <span className={classes.state}>{state}</span>
          {receipts.length > 0 && <span className={classes.total}>{formatRupees(total)}</span>}
          <IconChevronUp size={18} aria-hidden />
        </button>
        {warnedOf && (
          <button type="button" className={classes.warning} onClick={() => onShow(warnedOf, warned.field)}>
            <IconAlertTriangle size={15} aria-hidden />
            <span>{undatedWords(claim)}</span>
            <IconArrowRight size={14} aria-hidden />
          </button>
        )}
      </div>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        returnFocus={!leads}
        position="bottom"
        size="85dvh"
        title={t('claim.title')}
        classNames={{ title: classes.heading, body: classes.sheet, content: classes.content }}
        closeButtonProps={{ 'aria-label': t('claim.close') }}
      >
        <ClaimPanel
          {...props}
          changes={changes}
          onShow={(receiptId, field) => {
            setLeads(true)
            setOpen(false)
            onShow(receiptId, field)
          }}
        />
      </Drawer>
    </>
  )
}

/** The claim as 'send reimbursement' would make it now: what it holds, what it comes to, and what stands in its way. */
function ClaimPanel({ claim, busy: isAwaiting, changes, onShow }: ClaimPanelProps & { changes: ClaimChanges }) {
  const { change: onChange, refused } = changes
  const busy = isAwaiting || changes.working
  const { receipts, submitted, revises } = claim
  const reopened = reopenedClaim(revises?.fields ?? [])
  return (
    <div className={frame.panel}>
      <div>
        <h2 className={frame.heading}>{t('claim.title')}</h2>
        <p className={frame.aside}>{receipts.length > 0 ? t('claim.unsent') : t('claim.empty')}</p>
      </div>
      <DraftStanding {...changes} />
      {submitted.length > 0 && <Submitted numbers={submitted} isEarlier={receipts.length > 0} />}
      {revises && <Revised claim={claim} revises={revises} onShow={onShow} />}
      {receipts.length > 0 && (
        <>
          <ClaimSettings claim={claim} busy={busy} refused={refused} onChange={onChange} />
          <AllocationFields
            key={claim.draft_id}
            kind="claim"
            draftId={claim.draft_id}
            changed={`${claim.version} ${claim.total} ${claim.booked_on?.cost_centre?.code} ${claim.booked_on?.project?.code}`}
            disabled={busy}
            fixed={(['cost_centre', 'project'] as const).filter((part) => !reopened.whole(part))}
          />
          <ClaimLines claim={claim} onShow={onShow} />
          <ClaimNotes claim={claim} onShow={onShow} />
          {claim.expenses.some(({ findings }) => findings?.some(({ severity }) => severity === 'reason')) && (
            <Suspense>
              <ReasonField
                reason={claim.policy_reason}
                busy={busy}
                onSave={(reason) => onChange({ at: 'reason', change: { reason }, words: t('say.reason', { reason }) })}
              />
            </Suspense>
          )}
          <ClaimSend claim={claim} busy={busy} onShow={onShow} onChange={onChange} />
        </>
      )}
    </div>
  )
}

interface RevisedProps {
  claim: ClaimDraft
  revises: NonNullable<ClaimDraft['revises']>
  onShow: ReceiptFocus['show']
}

/** The sent claim that the draft changes, what the approver asks for, and the way to the receipts that they name. */
function Revised({ claim, revises: { number, comment, fields, asked = [] }, onShow }: RevisedProps) {
  const named = heldIn(claim).filter(({ receipt_id: id }) => fields.some((field) => field.startsWith(`receipt:${id}`)))
  return (
    <div className={classes.revised}>
      <p>
        {`${t('claim.revises')} `}
        <RecordLink to={`/expense/${number}`}>{number}</RecordLink>
      </p>
      {comment !== null ? (
        <p className={classes.comment}>{t('claim.asked', { comment })}</p>
      ) : (
        <p className={classes.comment}>{t('claim.off-desk')}</p>
      )}
      {asked.length > 0 && <p>{t('claim.asked-parts', { parts: asked.join('; ') })}</p>}
      {named.map((receipt) => (
        <Button
          key={receipt.receipt_id}
          variant="default"
          size="compact-sm"
          rightSection={<IconArrowRight size={14} aria-hidden />}
          onClick={() => onShow(receipt.receipt_id)}
        >
          {receipt.fields.merchant.value ?? receipt.file_name}
        </Button>
      ))}
    </div>
  )
}

/** The claims of this chat that were sent; `isEarlier`: what is left of it has not been. */
function Submitted({ numbers, isEarlier }: { numbers: readonly string[]; isEarlier: boolean }) {
  return (
    <p className={classes.submitted}>
      <IconCheck size={16} aria-hidden />
      <span>
        {`${t(isEarlier ? 'claim.sent-earlier' : 'claim.sent')} `}
        {numbers.map((number, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <RecordLink to={`/expense/${number}`}>{number}</RecordLink>
          </span>
        ))}
      </span>
    </p>
  )
}
