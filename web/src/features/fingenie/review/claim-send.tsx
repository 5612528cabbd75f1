import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { ClaimBlocker, ClaimDraft } from '@pravas/contract/claims'
import { reopenedClaim } from '@pravas/contract/reopened'
import { chat } from '@pravas/messages/en/chat'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useIsMutating } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refusedAt } from '../../../chat/draft-changes.ts'
import frame from '../../../chat/side-panel.module.css'
import { formatRupees } from '../../../ui/formats.ts'
import { IconArrowRight, IconSend } from '../../../ui/icons.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { ReceiptFocus } from '../receipt-focus.ts'
import type { ClaimChange, RefusedClaimChange } from './claim-changes.ts'
import classes from './claim-send.module.css'
import { undatedWords } from './review-words.ts'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

const t = texts(fingenieReview)
const c = texts(labels)
const d = texts(chat)

/** What stands in the select for the trip that fits by itself. */
const AUTO = 'auto'
const NO_TRIP = ''

interface ClaimSettingsProps {
  claim: ClaimDraft
  busy: boolean
  /** What was not changed: what was chosen for it stays. */
  refused: RefusedClaimChange | undefined
  onChange: (change: ClaimChange) => void
}

/** One claim or one for each receipt, and the trip that it belongs to. */
export function ClaimSettings({ claim, busy, refused, onChange }: ClaimSettingsProps) {
  const label = useId()
  const { trip, trips, receipts } = claim
  const choices = [
    { value: NO_TRIP, label: t('trip.none') },
    { value: AUTO, label: fittingName(claim) },
    ...trips.map((one) => ({ value: one.number, label: one.title })),
  ]
  const isOpen = reopenedClaim(claim.revises?.fields ?? []).whole('trip')
  const chosen = { auto: AUTO, none: NO_TRIP, chosen: trip?.number ?? NO_TRIP }[claim.trip_choice]
  const nameOf = (choice: string) => choices.find(({ value }) => value === choice)?.label ?? ''
  const typed = refusedAt(refused, 'trip')
  return (
    <div className={classes.settings}>
      {receipts.length > 1 && !claim.revises && (
        <div>
          <span id={label} className={frame.subheading}>
            {t('as.label')}
          </span>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby={label}
            className={classes.as}
            disabled={busy}
            value={refusedAt(refused, 'as') ?? claim.as}
            data={[
              { value: 'one', label: t('as.one') },
              { value: 'each', label: t('as.each') },
            ]}
            onChange={(value) => {
              const as = value === 'each' ? 'each' : 'one'
              onChange({ at: 'as', typed: as, change: { as }, words: t('say.as', { as }) })
            }}
          />
        </div>
      )}
      {(trips.length > 0 || trip) && !isOpen && (
        <div>
          <span className={frame.subheading}>{c('trip')}</span>
          <p className={classes.kept}>
            {nameOf(chosen)} <span>{t('field.fixed')}</span>
          </p>
        </div>
      )}
      {(trips.length > 0 || trip) && isOpen && (
        <NativeSelect
          label={c('trip')}
          size="sm"
          classNames={{ label: frame.subheading, input: classes.input }}
          disabled={busy}
          value={typed ?? chosen}
          error={typed !== undefined && d('draft.saved', { value: nameOf(chosen) })}
          data={choices}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={tripLines(claim)}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              at: 'trip',
              typed: value,
              change: { trip: value === NO_TRIP ? null : value },
              words: t('say.trip', {
                which: value === NO_TRIP ? 'none' : value === AUTO ? 'auto' : 'one',
                trip: value,
              }),
            })
          }
        />
      )}
    </div>
  )
}

/** The choice that days and cities make; short, as a closed select cuts what is longer. */
function fittingName({ as, receipts, fitting_trips: fitting }: ClaimDraft): string {
  const [only, ...others] = fitting
  const several = others.length > 0 ? t('trip.count', { count: fitting.length }) : only?.number
  return t('trip.fitting', {
    as: receipts.length > 1 ? as : 'one',
    trips: several ?? t('trip.none-fits'),
  })
}

/** The chosen trips in full, with how many of the receipts each gets where it is not all of them. */
function tripLines({ receipts, trip, trip_choice: choice, fitting_trips: fitting }: ClaimDraft): string | undefined {
  if (choice !== 'auto') return trip ? t('trip.line', { number: trip.number, title: trip.title }) : undefined
  if (fitting.length === 0) return undefined
  return fitting
    .map(({ number, title, receipts: count }) =>
      count < receipts.length
        ? t('trip.line-some', { number, title, count, receipts: receipts.length })
        : t('trip.line', { number, title }),
    )
    .join('; ')
}

const ClaimQuestion = onDemand(async () => (await import('../claim-question.tsx')).ClaimQuestion)

interface ClaimSendProps {
  claim: ClaimDraft
  busy: boolean
  onShow: ReceiptFocus['show']
  onChange: (change: ClaimChange) => void
}

/** The blockers, each with what to do about it, and the button that sends. */
export function ClaimSend({ claim, busy, onShow, onChange }: ClaimSendProps) {
  const [asks, setAsks] = useState(false)
  const saving = useIsMutating({ mutationKey: RECEIPT_EDIT }) > 0
  const { blocking, warnings = [], receipts, total, approver } = claim
  const isBlocked = blocking.length > 0
  const what = t('send.what', { count: receipts.length, sum: formatRupees(total) })
  return (
    <>
      {isBlocked && <Notes title={t('send.blocked')} notes={blocking} onShow={onShow} />}
      {warnings.length > 0 && <Notes title={t('send.warned')} notes={warnings} onShow={onShow} />}
      <div className={classes.send}>
        <p className={classes.total}>
          <span>{t('claim.receipts', { count: receipts.length })}</span>
          <strong>{formatRupees(total)}</strong>
        </p>
        <Button
          fullWidth
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={busy || saving || isBlocked}
          onClick={() => setAsks(true)}
          {...ClaimQuestion.ahead}
        >
          {t('send.button')}
        </Button>
      </div>
      <ClaimQuestion
        opened={asks}
        what={what}
        approver={approver?.name ?? null}
        warning={undatedWords(claim)}
        asEach={claim.as === 'each' && receipts.length > 1}
        busy={busy || saving}
        onClose={() => setAsks(false)}
        onSend={() => onChange({ at: 'send', change: 'send', words: t('say.send') })}
      />
    </>
  )
}

/** The wrong and missing fields, each with a link to it. */
function Notes({
  title,
  notes,
  onShow,
}: { title: string; notes: readonly ClaimBlocker[] } & Pick<ClaimSendProps, 'onShow'>) {
  return (
    <div className={classes.blocking}>
      <h3>{title}</h3>
      <ul>
        {notes.map(({ receipt_id: id, field, code, text }) => (
          <li key={`${code} ${id} ${field}`}>
            {id === null ? (
              text
            ) : (
              <button type="button" onClick={() => onShow(id, field)}>
                {text}
                <IconArrowRight size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
