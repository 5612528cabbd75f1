import { type Traveller, travellerName } from '@pravas/contract/trips'
import { asksForWhom, type Party, partyIn } from '@pravas/language/travel/party'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import { aside, type Outcome } from '../dialogue/outcome.ts'
import type { DialogueState } from '../dialogue/state.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import type { TripmateTurn } from './read-turn.ts'

/** What the dialogue says where somebody else shall travel, before it is known whether that may be. */
const OTHERS: readonly string[] = ['request.other-person', 'request.one-person']
const isOfOthers = (said: Note): boolean => typeof said !== 'string' && OTHERS.includes(said.name)

type Found = Awaited<ReturnType<TripmateTools['find_travellers']['run']>>

/**
 * Puts on the draft who shall travel, where the organisation lets the speaker arrange trips for them; whoever is not found is named, and
 * nothing is changed then. Answers, too, for whom one may.
 */
export async function arranged(
  { actor, tools, signal, message }: TripmateTurn<TripmateTools>,
  outcome: Outcome,
): Promise<Outcome> {
  const isAsked = outcome.notes.some((said) => typeof said !== 'string' && said.name === 'question.others')
  if (isAsked || (!outcome.informs && asksForWhom(message))) {
    const { scope } = await tools.find_travellers.run(actor, { names: [] }, signal)
    return { ...aside(outcome.state, note('travellers.scope', { scope })), whole: true }
  }
  if (outcome.informs) return outcome
  const isWished = outcome.notes.some(isOfOthers)
  const party = outcome.act === 'go-on' || outcome.act === 'ask-again' ? partyIn(message) : undefined
  if (!isWished && (!party || (!party.me && party.guests.length === 0))) return outcome
  const { scope, found } = await tools.find_travellers.run(actor, { names: party?.names ?? [] }, signal)
  if (scope === 'nobody')
    return isWished ? outcome : { ...outcome, notes: [...outcome.notes, note('travellers.scope', { scope })] }
  const rest = outcome.notes.filter((said) => !isOfOthers(said))
  if (!party) return { ...outcome, notes: [...rest, note('travellers.names')] }
  const problems = found.flatMap((one): Note[] => problemOf(one, scope))
  if (problems.length > 0) return { ...outcome, notes: [...rest, ...problems], unread: undefined }
  const travellers = partyOf(actor, party, found, outcome.state)
  const state = { ...outcome.state, criteria: { ...outcome.state.criteria, travellers } }
  const act = outcome.act === 'ask-again' && state.goal !== null ? 'go-on' : outcome.act
  const names = listWords(travellers.map(travellerName))
  return {
    ...outcome,
    state,
    act,
    unread: undefined,
    notes: [note('travellers.set', { names: literal(names) }), ...rest],
  }
}

function problemOf({ name, people }: Found['found'][number], scope: Found['scope']): Note[] {
  if (people.length === 0) return [note('travellers.unknown', { name: literal(name), scope })]
  if (people.length === 1) return []
  const options = people.map(({ name: full, about }) => replies('travellers.option', { name: full, about }))
  return [note('travellers.several', { name: literal(name), people: listWords(options) })]
}

function partyOf(actor: Actor, party: Party, found: Found['found'], { criteria }: DialogueState): Traveller[] {
  const self: Traveller[] = actor.employeeId === null ? [] : [{ employee_id: actor.employeeId, name: actor.name }]
  const before = party.adds ? (criteria.travellers ?? self) : party.me ? self : []
  const named = found.flatMap(({ people }): Traveller[] =>
    people.map(({ employee_id, name }) => ({ employee_id, name })),
  )
  const all = [...before, ...named, ...party.guests.map((guest) => ({ guest }))]
  return all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
}

const keyOf = (traveller: Traveller) => ('guest' in traveller ? traveller.guest.toLowerCase() : traveller.employee_id)
