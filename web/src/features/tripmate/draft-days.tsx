import { ActionIcon } from '@mantine/core'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useEffect, useId, useState } from 'react'
import { refusedAt } from '../../chat/draft-changes.ts'
import frame from '../../chat/side-panel.module.css'
import { DateField } from '../../ui/date-field.tsx'
import { formatDate } from '../../ui/formats.ts'
import { IconX } from '../../ui/icons.ts'
import { todayInIndia } from '../../ui/today.ts'
import classes from './draft-panel.module.css'
import { AsSent } from './draft-revised.tsx'
import { type Draft, mayChange, type SectionProps } from './draft-section.ts'

const t = texts(tripmate)
const c = texts(labels)
const d = texts(chat)

/** The days of the trip; another day is kept as soon as it is a whole one. */
export function Days({ draft, busy, refused, onChange }: SectionProps) {
  const today = todayInIndia()
  const flies = draft.wants !== 'hotel'
  const days = [
    flies && ({ label: c('departure'), part: 'leg:1.date', value: draft.depart, name: 'depart', from: today } as const),
    flies &&
      draft.return &&
      ({
        label: t('draft.return'),
        part: 'leg:2.date',
        value: draft.return,
        name: 'return',
        from: draft.depart,
      } as const),
    draft.wants === 'hotel' &&
      ({
        label: t('draft.check-in'),
        part: 'leg:1.hotel',
        value: draft.check_in,
        name: 'check_in',
        from: today,
      } as const),
    draft.wants === 'hotel' &&
      ({
        label: t('draft.check-out'),
        part: 'leg:1.hotel',
        value: draft.check_out,
        name: 'check_out',
        from: draft.check_in,
      } as const),
  ].filter((day) => typeof day === 'object' && day !== null)
  return (
    <div className={classes.days}>
      {days.map(({ label, part, value, name, from }) => (
        <DayField
          key={`${label} ${value}`}
          isOpen={mayChange(draft, part)}
          label={label}
          value={value}
          min={from ?? today}
          busy={busy}
          refused={refusedAt(refused, name)}
          onDay={(day) =>
            onChange({
              at: name,
              typed: day,
              change: { criteria: { [name]: day } },
              words: t('draft.say.day', { name, day: formatDate(day) }),
            })
          }
        />
      ))}
    </div>
  )
}

interface DayFieldProps {
  /** Whether it may be changed. */
  isOpen: boolean
  label: string
  value: string | null | undefined
  min: string
  busy: boolean
  /** What was typed and not kept. */
  refused: string | undefined
  /** Another day, once it is a whole one. */
  onDay: (day: string) => void
}

/** A day of the trip. When the answer has come, the field shows the day that the trip has; what was refused stays, with the reason. */
function DayField({ isOpen, label, value, min, busy, refused, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (!busy) setTyped(undefined)
  }, [busy])
  if (!isOpen) return <AsSent name={label} value={value ? formatDate(value) : t('draft.none')} />
  const isUnkept = typed !== undefined && typed !== value
  return (
    <div data-unkept={isUnkept ? typed : undefined}>
      <DateField
        label={label}
        value={typed ?? refused ?? value ?? ''}
        min={min}
        disabled={busy}
        error={refused !== undefined && d('draft.saved', { value: value ? formatDate(value) : t('draft.none') })}
        onChange={setTyped}
        onLeave={(day) => {
          if (day !== '' && day !== value && day !== refused) onDay(day)
        }}
      />
    </div>
  )
}

/** The flights of a journey over several cities, each with its day; a leg can be left out while others remain. */
export function Legs({ draft, busy, refused, onChange }: SectionProps) {
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
                isOpen={mayChange(draft, `leg:${number}.date`)}
                label={`${number}. ${route}`}
                value={leg.depart}
                min={legs[at - 1]?.depart ?? today}
                busy={busy}
                refused={refusedAt(refused, `leg:${number}`)}
                onDay={(day) =>
                  onChange({
                    at: `leg:${number}`,
                    typed: day,
                    change: { legs: sentLegs(legs.with(at, { ...leg, depart: day })) },
                    words: t('draft.say.leg-day', { number, day: formatDate(day) }),
                  })
                }
              />
              {legs.length > 1 && mayChange(draft, `leg:${number}`) && (
                <span className={classes.actions}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    disabled={busy}
                    aria-label={t('draft.remove-leg-of', { number, route })}
                    title={t('draft.remove-leg', { number })}
                    onClick={() =>
                      onChange({
                        at: `drop:${number}`,
                        change: { legs: sentLegs(withoutLeg(legs, at)) },
                        words: t('draft.say.drop-leg', { number }),
                      })
                    }
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

type Leg = NonNullable<Draft['legs']>[number]

/** The legs as a change names them; what is not known of one is left out. */
function sentLegs(legs: readonly Leg[]) {
  return legs.map(({ from, to, depart }) => ({
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(depart !== null && { depart }),
  }))
}

/** The legs without one: the next one begins where that began, unless it ends there. */
function withoutLeg(legs: readonly Leg[], at: number): Leg[] {
  const [gone, next] = legs.slice(at, at + 2)
  const joined = next && gone ? { ...next, from: gone.from ?? next.from } : next
  const rest = joined && joined.from !== joined.to ? [joined] : []
  return [...legs.slice(0, at), ...rest, ...legs.slice(at + 2)]
}
