import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { PURPOSES, refOf, travellerName } from '@pravas/contract/trips'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense, useId, useRef } from 'react'
import { AllocationFields } from '../../allocation/allocation-fields.tsx'
import { refusedAt, useDraftChanges } from '../../chat/draft-changes.ts'
import { DraftStanding } from '../../chat/draft-standing.tsx'
import frame from '../../chat/side-panel.module.css'
import { PolicyNote } from '../../status/policy-note.tsx'
import { findingWords } from '../../status/policy-words.ts'
import { capitalised, formatPrice } from '../../ui/formats.ts'
import { IconX } from '../../ui/icons.ts'
import { knownValue } from '../../ui/known-value.ts'
import { type KeepChange, keepChange } from './draft-changes.ts'
import { Days, Legs } from './draft-days.tsx'
import classes from './draft-panel.module.css'
import { Parts } from './draft-parts.tsx'
import { AsSent, Revised } from './draft-revised.tsx'
import { type Draft, mayChange, type SectionProps } from './draft-section.ts'
import { DraftSend } from './draft-send.tsx'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

const ReasonField = lazy(async () => ({ default: (await import('../../status/reason-field.tsx')).ReasonField }))

const t = texts(tripmate)
const c = texts(labels)
const d = texts(chat)

export interface DraftPanelProps {
  trip: AnsweredTripDraft
  sessionId: string
  /** A new chat has begun, and nothing has been said in it. */
  fresh: boolean
  busy: boolean
  /** The draft as it is, once what is on its way has come. */
  current: () => Promise<AnsweredTripDraft | undefined>
  /** Asks for the draft anew. */
  refresh: () => void
  /** What was changed here is told in the conversation, by a turn; false while an answer is awaited. */
  onTold: (words: string, turnId: string) => boolean
  /** How a change is kept, in tests. */
  keep?: KeepChange
  /** The request is shown in the conversation. */
  onReview?: () => void
  /** The trip of this session is gone on with, although a new chat has begun. */
  onContinue: () => void
}

/** A trip request while it is being talked about. Every change made here is one of the draft, and told in the conversation. */
export function DraftPanel({ trip, fresh, busy: isAwaiting, onContinue, ...props }: DraftPanelProps) {
  const { draft, draft_id: draftId, booked_on: booked, parked } = trip
  const panel = useRef<HTMLDivElement>(null)
  const changes = useDraftChanges({
    ...props,
    keep: props.keep ?? keepChange,
    busy: isAwaiting,
    current: async () => {
      const now = await props.current()
      const { id, version } = now?.parked_draft ?? {}
      return now?.draft ? now : { draft_id: id, version }
    },
  })
  const { change: onChange, refused } = changes
  const busy = isAwaiting || changes.working
  if (fresh || !draft) {
    const words = draft?.title ?? parked
    return (
      <div className={`${frame.panel} ${classes.panel}`}>
        <h2 className={frame.heading}>{t('draft.unfinished')}</h2>
        <p className={frame.aside}>{words}</p>
        {draft?.revises && <Revised draft={draft} revises={draft.revises} />}
        <Button
          variant="default"
          disabled={busy}
          onClick={() =>
            draft ? onContinue() : onChange({ at: 'continue', change: {}, words: t('draft.say.continue') })
          }
        >
          {c('continue')}
        </Button>
        <DraftStanding {...changes} />
      </div>
    )
  }
  const findings = findingWords(draft.findings)
  const needsReason = draft.findings?.some(({ severity }) => severity === 'reason') ?? false
  const section = { draft, busy, refused, onChange }
  return (
    <div ref={panel} className={`${frame.panel} ${classes.panel}`}>
      <header>
        <h2 className={frame.heading}>{draft.title}</h2>
        <p className={frame.aside}>{t('draft.not-sent')}</p>
      </header>
      <DraftStanding {...changes} />
      {draft.revises && <Revised draft={draft} revises={draft.revises} />}
      {draft.legs ? <Legs {...section} /> : <Days {...section} />}
      <Parts {...section} />
      <Travellers {...section} />
      <Purpose {...section} />
      {draftId && (
        <AllocationFields
          key={draftId}
          kind="trip"
          draftId={draftId}
          changed={`${draft.depart ?? draft.check_in} ${draft.total} ${draft.missing.length} ${booked?.cost_centre?.code} ${booked?.project?.code}`}
          disabled={busy}
          fixed={(['cost_centre', 'project'] as const).filter((part) => !mayChange(draft, part))}
        />
      )}
      <Missing draft={draft} />
      {findings && <PolicyNote findings={findings} />}
      {needsReason && !mayChange(draft, 'reason') && (
        <AsSent name={c('reason-given')} value={draft.policy_reason ?? t('draft.none')} />
      )}
      {needsReason && mayChange(draft, 'reason') && (
        <Suspense>
          <ReasonField
            reason={draft.policy_reason}
            busy={busy}
            onSave={(reason) =>
              onChange({ at: 'reason', change: { reason }, words: t('draft.say.reason', { reason }) })
            }
          />
        </Suspense>
      )}
      <footer className={classes.foot}>
        {draft.parts.length > 0 && (
          <p className={frame.total}>
            <span>{draft.sample ? t('draft.total-sample') : c('total')}</span>
            <strong>{formatPrice(draft.total)}</strong>
          </p>
        )}
        <DraftSend
          {...section}
          lacksReason={needsReason && !draft.policy_reason}
          panel={panel}
          onReview={props.onReview}
        />
      </footer>
    </div>
  )
}

/** Who travels, if not the requester alone; each can be left out, and whoever is left out last leaves the trip to the requester. */
function Travellers({ draft: { travellers, ...draft }, busy, onChange }: SectionProps) {
  const heading = useId()
  if (!travellers) return null
  const isOpen = mayChange(draft, 'travellers')
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={frame.subheading}>
        {c('travellers')}
      </h3>
      <ul className={frame.list}>
        {travellers.map((one, at) => {
          const name = travellerName(one)
          const label = t('draft.remove-traveller', { name })
          const rest = travellers.toSpliced(at, 1).map(refOf)
          return (
            <li key={'guest' in one ? name : one.employee_id} className={classes.leg}>
              <span>{'guest' in one ? t('draft.guest', { name }) : name}</span>
              {isOpen && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={busy}
                  aria-label={label}
                  title={label}
                  onClick={() =>
                    onChange({
                      at: `traveller:${at}`,
                      change: { travellers: rest.length > 0 ? rest : null },
                      words: t('draft.say.remove-traveller', { name }),
                    })
                  }
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Purpose({ draft, busy, refused, onChange }: SectionProps) {
  const { purpose } = draft
  const typed = refusedAt(refused, 'purpose')
  if (!mayChange(draft, 'purpose'))
    return <AsSent name={c('purpose')} value={purpose ? capitalised(knownValue(purpose)) : t('draft.none')} />
  return (
    <NativeSelect
      label={c('purpose')}
      value={typed ?? purpose ?? ''}
      error={
        typed !== undefined && d('draft.saved', { value: purpose ? capitalised(knownValue(purpose)) : t('draft.none') })
      }
      disabled={busy}
      data={[
        ...(purpose ? [] : [{ value: '', label: t('draft.no-purpose') }]),
        ...PURPOSES.map((one) => ({ value: one, label: capitalised(knownValue(one)) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = PURPOSES.find((one) => one === currentTarget.value)
        if (chosen === undefined) return
        const words = t('draft.say.purpose', { purpose: chosen })
        onChange({ at: 'purpose', typed: chosen, change: { purpose: chosen }, words })
      }}
    />
  )
}

function Missing({ draft }: { draft: Draft }) {
  const names = draft.missing.map((name) => MISSING_PART_NAMES[name])
  if (names.length === 0) return null
  return (
    <p className={classes.missing}>
      <span className={frame.subheading}>{t('draft.missing')}</span>
      {capitalised(names.join(', '))}
    </p>
  )
}
