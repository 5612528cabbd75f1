import { ActionIcon, TextInput } from '@mantine/core'
import { MOST_GROUND_COST } from '@pravas/contract/ground'
import { typedRupees } from '@pravas/contract/typed-number'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { refusedAt } from '../../chat/draft-changes.ts'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import { IconX } from '../../ui/icons.ts'
import type { DraftChange } from './draft-changes.ts'
import classes from './draft-panel.module.css'
import type { Draft, SectionProps } from './draft-section.ts'

const t = texts(tripmate)
const c = texts(labels)

type GroundPart = Extract<Draft['parts'][number], { part: 'ground' }>

/** The trains, buses and cabs of a trip, each with what it costs, which can be typed, and a button that takes it out. */
export function GroundLegs({ draft, busy, refused, onChange }: SectionProps) {
  const legs = draft.parts.filter((part) => part.part === 'ground')
  const isAlone = draft.wants === 'ground' && legs.length === 1
  return legs.map((leg, at) => (
    <GroundLegRow
      key={`${leg.title} ${leg.ground.date} ${leg.price}`}
      leg={leg}
      busy={busy}
      refused={refusedAt(refused, `ground:${at}`)}
      onCost={(cost, typed) => onChange(costChange(legs, at, cost, typed))}
      onRemove={isAlone ? undefined : () => onChange(removalOf(legs, at))}
    />
  ))
}

interface RowProps {
  leg: GroundPart
  busy: boolean
  /** What was typed and not kept. */
  refused: string | undefined
  onCost: (cost: number, typed: string) => void
  /** Nothing where the trip consists of it. */
  onRemove: (() => void) | undefined
}

function GroundLegRow({ leg, busy, refused, onCost, onRemove }: RowProps) {
  const { title, price, ground } = leg
  const kept = String(price)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? refused ?? kept
  const cost = typedRupees(shown)
  const isWrong = cost === undefined || cost < 1 || cost > MOST_GROUND_COST
  const about = [
    ground.date && formatDate(ground.date),
    ground.kilometres !== null && t('draft.ground.km', { km: ground.kilometres }),
  ]
  return (
    <li className={classes.part} data-unkept={typed !== undefined && typed !== kept ? typed : undefined}>
      <div className={classes.what}>
        <span className={classes.partName}>{c(`ground.${ground.mode}`)}</span>
        <span className={classes.partTitle}>{title}</span>
        <span className={classes.partAbout}>{about.filter(Boolean).join(', ')}</span>
      </div>
      <TextInput
        size="xs"
        w="6.5rem"
        inputMode="decimal"
        aria-label={t('draft.ground.cost', { title })}
        description={ground.cost_source === 'estimate' ? c('ground.estimate') : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        error={isWrong && t('draft.ground.wrong-cost')}
        value={shown}
        disabled={busy}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (!isWrong && cost !== price) onCost(cost, shown)
        }}
      />
      <span className={classes.actions}>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={busy}
            aria-label={t('draft.ground.remove', { title })}
            title={t('draft.ground.remove', { title })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}

/** A way as a change tells it; what is estimated stays so. */
function toldOf({ ground: { mode, from, to, date, time, class: name, cost, cost_source: source } }: GroundPart) {
  return {
    mode,
    from,
    to,
    date,
    ...(time && { time }),
    ...(name && { class: name }),
    ...(source === 'typed' && { cost }),
  }
}

function costChange(legs: readonly GroundPart[], at: number, cost: number, typed: string): DraftChange {
  const ground = legs.map((leg, index) => (index === at ? { ...toldOf(leg), cost } : toldOf(leg)))
  const title = legs[at]?.title ?? ''
  return {
    at: `ground:${at}`,
    typed,
    change: { ground },
    words: t('draft.say.ground-cost', { title, cost: formatPrice(cost) }),
  }
}

function removalOf(legs: readonly GroundPart[], at: number): DraftChange {
  const ground = legs.filter((_, index) => index !== at).map(toldOf)
  return {
    at: `remove-ground:${at}`,
    change: { ground },
    words: t('draft.say.ground-remove', { title: legs[at]?.title ?? '' }),
  }
}
