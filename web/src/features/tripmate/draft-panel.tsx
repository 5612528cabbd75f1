import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { PURPOSES } from '@pravas/contract/trips'
import { askedPart } from '@pravas/messages/asked-part'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { IconPencil, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { AllocationFields } from '../../allocation/allocation-fields.tsx'
import frame from '../../chat/side-panel.module.css'
import { PolicyNote } from '../../status/policy-note.tsx'
import { findingWords } from '../../status/policy-words.ts'
import { clockOf } from '../../travel-cards/flight-offer.ts'
import { capitalised, formatDate, formatPrice } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { todayInIndia } from '../../ui/today.ts'
import classes from './draft-panel.module.css'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

const ReasonField = lazy(async () => ({ default: (await import('../../status/reason-field.tsx')).ReasonField }))

const t = texts(tripmate)
const c = texts(labels)

export interface DraftPanelProps {
  trip: AnsweredTripDraft
  /** A new chat has begun, and nothing has been said in it. */
  fresh: boolean
  busy: boolean
  /** What is changed here is said in the conversation. */
  onSay: (sentence: string) => void
  /** The trip of this session is gone on with, although a new chat has begun. */
  onContinue: () => void
}

type Draft = NonNullable<AnsweredTripDraft['draft']>

/** A trip request while it is being talked about. Every change made here is a sentence of the conversation. */
export function DraftPanel({ trip, fresh, busy, onSay, onContinue }: DraftPanelProps) {
  const { draft, draft_id: draftId, booked_on: booked, parked } = trip
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
          onClick={() => (draft ? onContinue() : onSay('Back to my unfinished trip'))}
        >
          {c('continue')}
        </Button>
      </div>
    )
  }
  const findings = findingWords(draft.findings)
  const needsReason = draft.findings?.some(({ severity }) => severity === 'reason') ?? false
  return (
    <div className={`${frame.panel} ${classes.panel}`}>
      <header>
        <h2 className={frame.heading}>{draft.title}</h2>
        <p className={frame.aside}>{t('draft.not-sent')}</p>
      </header>
      {draft.revises && <Revised draft={draft} revises={draft.revises} />}
      {draft.legs ? <Legs draft={draft} busy={busy} onSay={onSay} /> : <Days draft={draft} busy={busy} onSay={onSay} />}
      <Parts draft={draft} busy={busy} onSay={onSay} />
      <NativeSelect
        label={c('purpose')}
        value={draft.purpose ?? ''}
        disabled={busy}
        data={[
          ...(draft.purpose ? [] : [{ value: '', label: t('draft.no-purpose') }]),
          ...PURPOSES.map((purpose) => ({ value: purpose, label: capitalised(purpose) })),
        ]}
        onChange={({ currentTarget }) => onSay(`Change the purpose to ${currentTarget.value}`)}
      />
      {draftId && (
        <AllocationFields
          key={draftId}
          kind="trip"
          draftId={draftId}
          changed={`${draft.depart ?? draft.check_in} ${draft.total} ${draft.missing.length} ${booked?.cost_centre?.code} ${booked?.project?.code}`}
          disabled={busy}
        />
      )}
      <Missing draft={draft} />
      {findings && <PolicyNote findings={findings} />}
      {needsReason && (
        <Suspense>
          <ReasonField reason={draft.policy_reason} busy={busy} onSave={(reason) => onSay(`Reason: ${reason}`)} />
        </Suspense>
      )}
      {draft.parts.length > 0 && (
        <p className={frame.total}>
          <span>{draft.sample ? t('draft.total-sample') : c('total')}</span>
          <strong>{formatPrice(draft.total)}</strong>
        </p>
      )}
      {draft.ready && (
        <Button disabled={busy || (needsReason && !draft.policy_reason)} onClick={() => onSay('Yes, send it')}>
          {t('draft.send')}
        </Button>
      )}
    </div>
  )
}

/** The sent trip that the draft changes, and what the approver asks for. */
function Revised({ draft, revises }: { draft: Draft; revises: NonNullable<Draft['revises']> }) {
  const { number, comment, fields, asked } = revises
  const route = draft.legs?.flatMap(({ from, to }, index) => [...(index === 0 ? [from] : []), to])
  const known = route?.every((city) => city !== null) ? route : undefined
  const parts = asked ?? fields.map((field) => askedPart(field, known)).filter((part) => part !== undefined)
  return (
    <div className={classes.revised}>
      <p>
        {`${t('draft.revises')} `}
        <RecordLink to={`/trip/${number}`}>{number}</RecordLink>
      </p>
      {comment !== null && <p className={classes.comment}>{t('draft.asked', { comment })}</p>}
      {parts.length > 0 && <p>{t('draft.asked-parts', { parts: parts.join(', ') })}</p>}
    </div>
  )
}

type SectionProps = { draft: Draft } & Pick<DraftPanelProps, 'busy' | 'onSay'>

/** The days of the trip; another day is said as soon as it is a whole one. */
function Days({ draft, busy, onSay }: SectionProps) {
  const today = todayInIndia()
  const flies = draft.wants !== 'hotel'
  const days = [
    flies && ({ label: c('departure'), value: draft.depart, says: 'Leave on', from: today } as const),
    flies &&
      draft.return &&
      ({ label: t('draft.return'), value: draft.return, says: 'Return on', from: draft.depart } as const),
    draft.wants === 'hotel' &&
      ({ label: t('draft.check-in'), value: draft.check_in, says: 'Check in on', from: today } as const),
    draft.wants === 'hotel' &&
      ({ label: t('draft.check-out'), value: draft.check_out, says: 'Check out on', from: draft.check_in } as const),
  ].filter((day) => typeof day === 'object' && day !== null)
  return (
    <div className={classes.days}>
      {days.map(({ label, value, says, from }) => (
        <DayField
          key={`${label} ${value}`}
          label={label}
          value={value}
          min={from ?? today}
          busy={busy}
          onDay={(day) => onSay(`${says} ${formatDate(day)}`)}
        />
      ))}
    </div>
  )
}

interface DayFieldProps {
  label: string
  value: string | null | undefined
  min: string
  busy: boolean
  /** Another day, once it is a whole one. */
  onDay: (day: string) => void
}

/** A day of the trip. When the answer has come, the field shows the day that the trip has, also where another one was refused. */
function DayField({ label, value, min, busy, onDay }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!busy && field.current) field.current.value = value ?? ''
  }, [busy, value])
  return (
    <TextInput
      ref={field}
      type="date"
      label={label}
      defaultValue={value ?? ''}
      min={min}
      disabled={busy}
      onBlur={({ currentTarget }) => {
        const day = currentTarget.value
        if (day !== '' && day !== value && currentTarget.validity.valid) onDay(day)
      }}
    />
  )
}

/** The flights of a journey over several cities, each with its day; a leg can be left out while others remain. */
function Legs({ draft, busy, onSay }: SectionProps) {
  const heading = useId()
  const today = todayInIndia()
  const { legs = [] } = draft
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={frame.subheading}>
        {t('draft.flights')}
      </h3>
      <ol className={frame.list}>
        {legs.map((leg, at) => {
          const number = at + 1
          const route = t('draft.leg', { from: leg.from ?? t('draft.city-open'), to: leg.to ?? t('draft.city-open') })
          return (
            <li key={`${number} ${route} ${leg.depart}`} className={classes.leg}>
              <DayField
                label={`${number}. ${route}`}
                value={leg.depart}
                min={legs[at - 1]?.depart ?? today}
                busy={busy}
                onDay={(day) => onSay(`Leg ${number} on ${formatDate(day)}`)}
              />
              {legs.length > 1 && (
                <span className={classes.actions}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    disabled={busy}
                    aria-label={t('draft.remove-leg-of', { number, route })}
                    title={t('draft.remove-leg', { number })}
                    onClick={() => onSay(`Drop leg ${number}`)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const PART_NAMES = { flight: c('flight'), return_flight: c('return-flight'), hotel: c('hotel') } as const

/** What is said to have another one, and to go without; a flight out is the trip itself where there is no hotel. */
const CHANGES = {
  flight: 'Change the flight',
  return_flight: 'Change the return flight',
  hotel: 'Change the hotel',
} as const
function changeOf(part: keyof typeof PART_NAMES, leg: number | undefined): string {
  return leg === undefined ? CHANGES[part] : `Change the ${part} of leg ${leg}`
}
function removalOf(part: keyof typeof PART_NAMES, wants: Draft['wants']): string | undefined {
  if (part === 'return_flight') return 'One way'
  if (wants !== 'both') return undefined
  return part === 'hotel' ? 'Leave out the hotel' : 'Leave out the flight'
}

function Parts({ draft, busy, onSay }: SectionProps) {
  const heading = useId()
  const { parts } = draft
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={frame.subheading}>
        {t('draft.chosen')}
      </h3>
      <ul className={frame.list}>
        {parts.map((chosen) => {
          const { part } = chosen
          const number = draft.legs ? legOf(chosen, draft) : undefined
          const removal = number === undefined ? removalOf(part, draft.wants) : undefined
          const change = changeOf(part, number)
          const label = number === undefined ? t('draft.change', { part }) : t('draft.change-of-leg', { part, number })
          return (
            <li key={`${part} ${number ?? ''}`} className={classes.part}>
              <div className={classes.what}>
                <span className={classes.partName}>
                  {number === undefined ? PART_NAMES[part] : t('draft.part-of-leg', { part: PART_NAMES[part], number })}
                </span>
                <span className={classes.partTitle}>{chosen.title}</span>
                <span className={classes.partAbout}>{aboutPart(chosen)}</span>
              </div>
              <span className={classes.price}>{formatPrice(chosen.price)}</span>
              <span className={classes.actions}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={busy}
                  aria-label={label}
                  title={label}
                  onClick={() => onSay(change)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                {removal && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={busy}
                    aria-label={t('draft.remove-part', { part })}
                    title={t('draft.remove-part', { part })}
                    onClick={() => onSay(removal)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The leg of a journey that a part belongs to, counted from 1. */
function legOf(chosen: Draft['parts'][number], { legs = [] }: Draft): number | undefined {
  const found = legs.findIndex(({ from, to, depart, hotel }) => {
    if (chosen.part === 'hotel') return to === chosen.hotel.city && hotel === chosen.title
    const { leg, flight } = chosen
    return leg?.from === from && leg.to === to && depart === flight.departure_airport.time.slice(0, 10)
  })
  return found < 0 ? undefined : found + 1
}

/** When a flight leaves and lands, or how long one stays, in a line. */
function aboutPart(chosen: Draft['parts'][number]): string {
  if (chosen.part === 'hotel') {
    const { nights, neighborhood } = chosen.hotel
    return [nights !== undefined && t('draft.nights', { nights }), neighborhood].filter(Boolean).join(', ')
  }
  const { departure_airport: from, arrival_airport: to } = chosen.flight
  return `${from.id} ${clockOf(from.time)} – ${to.id} ${clockOf(to.time)}`
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
