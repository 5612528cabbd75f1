import { ActionIcon } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import frame from '../../chat/side-panel.module.css'
import { clockOf } from '../../travel-cards/flight-offer.ts'
import { formatPrice } from '../../ui/formats.ts'
import { IconPencil, IconX } from '../../ui/icons.ts'
import type { DraftChange } from './draft-changes.ts'
import classes from './draft-panel.module.css'
import { type Draft, mayChange, type SectionProps } from './draft-section.ts'
import { GroundLegs } from './ground-legs.tsx'

const t = texts(tripmate)
const c = texts(labels)

const PART_NAMES = { flight: c('flight'), return_flight: c('return-flight'), hotel: c('hotel') } as const

/** A flight or a stay. */
type ChosenPart = Exclude<Draft['parts'][number], { part: 'ground' }>

/** What chooses another one. */
function changeOf(part: keyof typeof PART_NAMES, leg: number | undefined): DraftChange {
  return {
    at: `change:${part} ${leg ?? 1}`,
    change: { chosen: [{ ...(leg !== undefined && { leg }), part, option: null }] },
    words: leg === undefined ? t('draft.say.change', { part }) : t('draft.say.change-of-leg', { part, leg }),
  }
}

/** What goes without; a flight out is the trip itself where there is no hotel. */
function removalOf(part: keyof typeof PART_NAMES, draft: Draft): DraftChange | undefined {
  const may = (...names: string[]) => names.every((name) => mayChange(draft, name))
  const removal = (change: DraftChange['change']) => ({
    at: `remove:${part}`,
    change,
    words: t('draft.say.remove', { part }),
  })
  if (part === 'return_flight') return may('leg:2') ? removal({ criteria: { return: null } }) : undefined
  if (draft.wants !== 'both') return undefined
  if (part === 'hotel') return may('leg:1.hotel') ? removal({ wants: 'flight' }) : undefined
  const ways = draft.return ? ['leg:2'] : []
  const parts = ['leg:1.from', 'leg:1.to', 'leg:1.date', 'leg:1.flight', ...ways]
  return may(...parts) ? removal({ wants: 'hotel' }) : undefined
}

/** How a chosen part is named among what may be changed. */
function partOf(part: keyof typeof PART_NAMES, leg: number | undefined): string {
  if (part === 'return_flight') return 'leg:2.flight'
  return `leg:${leg ?? 1}.${part}`
}

export function Parts({ draft, busy, refused, onChange }: SectionProps) {
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
          if (chosen.part === 'ground') return null
          const { part } = chosen
          const number = draft.legs ? legOf(chosen, draft) : undefined
          const isOpen = mayChange(draft, partOf(part, number))
          const removal = number === undefined ? removalOf(part, draft) : undefined
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
                {!isOpen && <span className={classes.partAbout}>{t('draft.as-sent')}</span>}
              </div>
              <span className={classes.price}>{formatPrice(chosen.price)}</span>
              <span className={classes.actions}>
                {isOpen && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={busy}
                    aria-label={label}
                    title={label}
                    onClick={() => onChange(change)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                )}
                {removal && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={busy}
                    aria-label={t('draft.remove-part', { part })}
                    title={t('draft.remove-part', { part })}
                    onClick={() => onChange(removal)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                )}
              </span>
            </li>
          )
        })}
        <GroundLegs draft={draft} busy={busy} refused={refused} onChange={onChange} />
      </ul>
    </section>
  )
}

/** The leg of a journey that a part belongs to, counted from 1. */
function legOf(chosen: ChosenPart, { legs = [] }: Draft): number | undefined {
  const found = legs.findIndex(({ from, to, depart, hotel }) => {
    if (chosen.part === 'hotel') return to === chosen.hotel.city && hotel === chosen.title
    const { leg, flight } = chosen
    return leg?.from === from && leg.to === to && depart === flight.departure_airport.time.slice(0, 10)
  })
  return found < 0 ? undefined : found + 1
}

/** When a flight leaves and lands, or how long one stays, in a line. */
function aboutPart(chosen: ChosenPart): string {
  if (chosen.part === 'hotel') {
    const { nights, neighborhood } = chosen.hotel
    return [nights !== undefined && t('draft.nights', { nights }), neighborhood].filter(Boolean).join(', ')
  }
  const { departure_airport: from, arrival_airport: to } = chosen.flight
  return `${from.id} ${clockOf(from.time)} – ${to.id} ${clockOf(to.time)}`
}
