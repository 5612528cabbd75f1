import { type GroundClass, GroundLeg, type GroundMode } from '@pravas/contract/ground'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ToldGroundLeg } from '@pravas/contract/trip-drafts'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { toolText } from '@pravas/messages/tools'
import { groundEstimate } from '../../travel/ground-rules.ts'
import type { ChoiceMistake } from './choice-input-rules.ts'
import type { BegunTripDraft, TripDraft, TripRequest } from './trip-draft.ts'

const t = texts(labels)

type GroundSegment = Extract<TripRequest['segments'][number], { kind: 'ground' }>

/** The trains, buses and cabs of a draft with their days; one of which no day was told goes on that of the departure, or of the return where it comes back. */
export function groundOf({
  ground = [],
  criteria,
  legs,
}: Pick<TripDraft, 'ground' | 'criteria' | 'legs'>): GroundLeg[] {
  const first = legs?.before[0]?.depart ?? criteria.depart ?? criteria.check_in ?? null
  return ground.map((leg, at) => {
    const comesBack = ground.slice(0, at).some(({ from, to }) => from === leg.to && to === leg.from)
    return { ...leg, date: leg.date ?? (comesBack ? (criteria.return ?? null) : first) }
  })
}

/** The same as the request lists them. */
export function groundSegments(draft: Pick<TripDraft, 'ground' | 'criteria' | 'legs'>): GroundSegment[] {
  return groundOf(draft).map((leg) => ({
    kind: 'ground' as const,
    title: leg.time ? t('ground.at-time', { title: groundTitle(leg), ...leg.time }) : groundTitle(leg),
    pricePaise: paiseFromRupees(leg.cost),
    details: leg,
  }))
}

/** Those that the parts of a sent request hold legibly. */
export function groundLegsOf(segments: readonly { kind: string; details: unknown }[]): GroundLeg[] {
  return segments.flatMap(({ kind, details }) => (kind === 'ground' ? (GroundLeg.safeParse(details).data ?? []) : []))
}

/** A way by train, bus or cab as people read it: Train 3A, Jaipur to Delhi. */
export function groundTitle({
  mode,
  from,
  to,
  class: name,
}: Pick<GroundLeg, 'mode' | 'from' | 'to' | 'class'>): string {
  const way = [t(`ground.${mode}`), ...(name ? [t(`ground.class-${name}`)] : [])].join(' ')
  return t('ground.title', { way, from, to })
}

const CLASSES: Readonly<Record<GroundMode, readonly GroundClass[]>> = {
  train: ['SL', '3A', '2A', '1A', 'CC', 'EC'],
  bus: ['seater', 'sleeper'],
  cab: [],
}

/** Whether there is such a class of a train or a bus. */
export const isClassOf = (mode: GroundMode, name: GroundClass): boolean => CLASSES[mode].includes(name)

/**
 * A way as it is told, with its estimate. What it costs is what was told, else what it is estimated to; undefined where neither is
 * known, and for a train where none goes.
 */
export function groundLegOf({
  mode,
  from,
  to,
  date = null,
  time,
  class: name,
  cost,
}: ToldGroundLeg): GroundLeg | undefined {
  const estimate = groundEstimate(mode, from, to, name)
  if (estimate === undefined && cost === undefined) return undefined
  return {
    mode,
    from,
    to,
    date,
    ...(time && { time }),
    ...(name && { class: name }),
    kilometres: estimate?.kilometres ?? null,
    minutes: estimate?.minutes ?? null,
    cost: cost ?? estimate?.cost ?? 0,
    cost_source: cost === undefined ? 'estimate' : 'typed',
  }
}

/** The draft with these trains, buses and cabs; the mistakes say what of them cannot be. `today` is the day in India. */
export function withGround(
  draft: BegunTripDraft,
  told: readonly ToldGroundLeg[],
  today: string,
): { draft: BegunTripDraft; mistakes: ChoiceMistake[] } {
  const before = new Set(draft.ground?.map(({ date }) => date))
  const mistakes = told.flatMap((leg, at): ChoiceMistake[] => {
    const path = `ground[${at}]`
    if (leg.class && !isClassOf(leg.mode, leg.class))
      return [{ path: `${path}.class`, message: toolText('change_trip.ground-class') }]
    if (leg.date && leg.date < today && !before.has(leg.date))
      return [{ path: `${path}.date`, message: toolText('change_trip.ground-past') }]
    if (leg.from === leg.to) return [{ path: `${path}.to`, message: toolText('change_trip.ground-same') }]
    return groundLegOf(leg) ? [] : [{ path: `${path}.cost`, message: toolText('change_trip.ground-cost') }]
  })
  const ground = told.flatMap((leg) => groundLegOf(leg) ?? [])
  return { draft: { ...draft, ground }, mistakes }
}
