import type { Token } from '../text/tokens.ts'
import type { Draft, Setting } from './draft.ts'
import { fillSlot, wantsFlight, wantsHotel } from './draft.ts'
import type { EntityOf } from './entities.ts'
import { type PlaceRole, placeRoles } from './place-roles.ts'

type PlaceSlot = 'from' | 'to' | 'via' | 'city'
const ROUTE: readonly PlaceSlot[] = ['from', 'to', 'via']

/** Fills from, to, via, city and unsupported_city. */
export function fillPlaces(
  draft: Draft,
  tokens: readonly Token[],
  all: readonly EntityOf<'place'>[],
  setting: Setting,
): void {
  const freed = rejected(draft, all, setting)
  const named = all.filter((entity) => !entity.negated)
  const districts = districtsIn(tokens, named, setting)
  draft.heeded.push(...districts)
  const places = named.filter((entity) => !districts.includes(entity))
  const roles = placeRoles(tokens, places)
  const open = places.map((_, index) => index).filter((index) => slotOf(roles[index], setting) === undefined)
  for (const [index, entity] of places.entries()) {
    const slot = slotOf(roles[index], setting)
    // 'To Mumbai and back to Delhi': the way back is no other trip.
    const comesBack = slot === 'to' && draft.slots.to !== undefined && entity.value.place.city === draft.slots.from
    if (comesBack && saysBack(tokens, entity)) draft.heeded.push(entity)
    else if (slot) put(draft, slot, entity)
  }
  for (const [nth, index] of open.entries()) {
    const entity = places[index]
    if (!entity) continue
    const { city } = entity.value.place
    // 'Mumbai to Bangalore, I'd be in Mumbai already'.
    const isRepeated = city !== undefined && (draft.slots.from === city || draft.slots.to === city)
    const isRoute = draft.slots.from !== undefined && draft.slots.to !== undefined
    if (isRepeated) draft.heeded.push(entity)
    else if (!isRoute || !wantsFlight(setting)) put(draft, openSlot(draft, setting, freed, open.length - nth), entity)
  }
  if (setting.domain === 'both' && draft.slots.city === undefined && draft.slots.to !== undefined)
    draft.slots.city = draft.slots.to
  const there = tokens.some((token) => token.text === 'there' || token.text === 'wahan' || token.text === 'vahan')
  if (there && wantsHotel(setting) && draft.slots.city === undefined && setting.known.city === undefined) {
    const city = draft.slots.to ?? setting.known.to
    if (city) draft.slots.city = city
  }
}

const saysBack = (tokens: readonly Token[], { start }: EntityOf<'place'>): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some((token) => /^(back|return|returning|wapas)$/.test(token.text))

/**
 * The places that lie in a city which the message names, or the trip goes to, and only say where in it something is: 'to Mumbai,
 * meeting in Thane'. 'From Noida to Mumbai' names an end of the route.
 */
function districtsIn(
  tokens: readonly Token[],
  places: readonly EntityOf<'place'>[],
  { known }: Setting,
): EntityOf<'place'>[] {
  const roles = placeRoles(tokens, places)
  return places.filter((entity, index) => {
    const { near } = entity.value.place
    if (near === undefined) return false
    const role = roles[index]
    const isNamed = places.some(({ value }) => value.place.city === near)
    if (role === 'in' && (isNamed || known.to === near || known.city === near)) return true
    const isTaken = roles.some(
      (other, at) => at !== index && other === role && places[at]?.value.place.city !== undefined,
    )
    return isNamed && isTaken
  })
}

/** Notes what is rejected and answers which slots that leaves to be filled anew. */
function rejected(draft: Draft, places: readonly EntityOf<'place'>[], setting: Setting): PlaceSlot[] {
  const freed: PlaceSlot[] = []
  for (const entity of places.filter((place) => place.negated)) {
    const { city, name } = entity.value.place
    const slot = ([...ROUTE, 'city'] as const).find(
      (candidate) => city !== undefined && setting.known[candidate] === city,
    )
    draft.negated.push({ value: name, ...(slot && { slot }) })
    draft.heeded.push(entity)
    if (slot) freed.push(slot)
  }
  return freed
}

function slotOf(role: PlaceRole | undefined, setting: Setting): PlaceSlot | undefined {
  if (setting.domain === 'hotel') return role === undefined ? undefined : 'city'
  if (role !== 'in') return role
  return setting.domain === 'both' ? 'city' : undefined
}

/** Where a place goes that no word assigns: what was rejected, what was asked for, what is still free. */
function openSlot(draft: Draft, setting: Setting, freed: readonly PlaceSlot[], remaining: number): PlaceSlot {
  const { known, requested } = setting
  const slots = draft.slots
  const replaced = freed.find((slot) => slots[slot] === undefined)
  if (replaced) return replaced
  if (!wantsFlight(setting)) return 'city'
  const asked = (['from', 'to', 'via', 'city'] as const).find(
    (slot) => requested.has(slot) && slots[slot] === undefined,
  )
  if (asked) return asked
  if (remaining > 1 && slots.from === undefined) return 'from'
  if (slots.to !== undefined && slots.from === undefined) return 'from'
  if (slots.from === undefined && slots.to === undefined) {
    if (known.to !== undefined && known.from === undefined) return 'from'
    if (known.to !== undefined && known.from !== undefined)
      draft.problems.push({ kind: 'ambiguous', slots: ['to', 'from'] })
  }
  return 'to'
}

function put(draft: Draft, slot: PlaceSlot, entity: EntityOf<'place'>): void {
  const { place } = entity.value
  if (place.city) {
    fillSlot(draft, slot, place.city, entity)
    return
  }
  fillSlot(draft, 'unsupported_city', place.name, entity)
  draft.problems.push({
    kind: 'unsupported_city',
    city: place.name,
    role: slot,
    ...(place.near && { near: place.near }),
  })
}
