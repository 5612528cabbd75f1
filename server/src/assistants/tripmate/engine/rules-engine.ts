import { ALLOCATION_FIELDS } from '@pravas/contract/allocation'
import { note, noteWords, replies } from '@pravas/messages/tripmate'
import { foundAllocationText } from '../../../allocations/allocation-text-rules.ts'
import { listWords } from '../../../formats.ts'
import { livePartsOf } from '../../../trips/draft/recheck-rules.ts'
import { stayOf, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import { literal, type Part } from '../../kernel/cards.ts'
import type { Engine, EngineEvent } from '../../kernel/engine.ts'
import { overlapNote } from '../../trip-texts/overlap-note.ts'
import { changesOf } from '../dialogue/change-words.ts'
import { offered } from '../dialogue/criteria-rules.ts'
import { tagsOf } from '../dialogue/criteria-tags.ts'
import { draftOf } from '../dialogue/draft-rules.ts'
import { pickedInAdvance } from '../dialogue/leg-choice-rules.ts'
import { connected, legsOf, stopsWords, withLegs } from '../dialogue/legs-rules.ts'
import { nextStep } from '../dialogue/next-rules.ts'
import { type Agreed, aside, type Outcome } from '../dialogue/outcome.ts'
import { formOf, questionWords, suggestionsFor } from '../dialogue/questions.ts'
import { rechecked, uncheckedWords } from '../dialogue/recheck-rules.ts'
import { chosenAgain } from '../dialogue/repeat-rules.ts'
import { closedBooking, isKeptOption } from '../dialogue/returned-rules.ts'
import { foundWords, lookingWords } from '../dialogue/search-words.ts'
import { type DialogueState, type Question, readState, type ToldTrip, withoutDraft } from '../dialogue/state.ts'
import type { Reply } from '../reply.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import { askStep, echo } from './ask-step.ts'
import { calendarWords } from './fare-calendar.ts'
import { type ReadTurn, readAct, readTold, type TripmateTurn } from './read-turn.ts'
import { sameAgain } from './same-again.ts'
import { search, searchStage, toFetch } from './search-step.ts'
import { reopened, withdrawn } from './sent-trip-step.ts'
import { throughout, tongueOfTurn } from './tongue.ts'
import { arranged } from './travellers-step.ts'
import { alteration, approverWords, tripStatus, withdrawal } from './trip-answers.ts'
import { whatIfWords } from './what-if.ts'

type Input = TripmateTurn<TripmateTools>

/** More steps than any sentence needs; beyond, two searches would be undoing each other. */
const MOST_STEPS = 20

/** The engine that needs no model: it understands sentences by grammar and leads the dialogue by rules. */
export function createRulesEngine(readTurn: ReadTurn): Engine<Input, Reply> {
  return {
    turn(input) {
      const tongue = input.told ? readState(input.state).tongue : tongueOfTurn(input)
      return throughout(tongue, answered(input))
    },
  }

  async function* answered(input: Input): AsyncGenerator<EngineEvent<Reply>> {
    input.signal.throwIfAborted()
    if (input.told) {
      yield* tellOf(input, input.told)
      return
    }
    const { before, outcome: said } = input.act ? readAct(input, input.act) : await readTurn(input, input.signal)
    const outcome = await arranged(input, await booked(input, said))
    if (outcome.act === 'submit') yield* confirm(input, before, outcome)
    else if (typeof outcome.act === 'object' && 'agreed' in outcome.act)
      yield* agreed(input, before, outcome, outcome.act.agreed, readTurn)
    else yield* answer(input, before, outcome)
  }
}

/** Goes on from what was done to the trip draft elsewhere, or says that it was sent. */
async function* tellOf(input: Input, told: ToldTrip): AsyncGenerator<EngineEvent<Reply>> {
  const { before, outcome } = readTold(input, told)
  if (!told.sent) return yield* goOn(input, before, outcome)
  const { tripNumber, approver } = told.sent
  yield reply(outcome.state, [text(sentWords(tripNumber, approver))], { destination: destinationOf(before) })
}

/** Finds what the request is to be booked on, which its draft keeps with the turn; what is not open is said, and nothing is sent. */
async function booked({ actor, tools, signal, today }: Input, outcome: Outcome): Promise<Outcome> {
  const { booking, state } = outcome
  if (!booking) return outcome
  const { depart, check_in } = state.criteria
  const typed = { typed: booking.on, asks: booking.asks, day: depart ?? check_in ?? today }
  const found = await tools.find_allocation.run(actor, typed, signal)
  const kept = closedBooking(
    state,
    ALLOCATION_FIELDS.filter((field) => field in found.chosen),
  )
  if (kept) return { ...aside(state, kept.words), ...(outcome.of && { of: outcome.of }) }
  return {
    ...outcome,
    ...(found.refused.length > 0 && outcome.act === 'go-on' && booking.rest === '' && { act: 'ask-again' }),
    state: { ...state, booking: { ...state.booking, ...found.chosen } },
    notes: [literal(foundAllocationText(found)), ...outcome.notes],
  }
}

async function* answer(input: Input, before: DialogueState, outcome: Outcome): AsyncGenerator<EngineEvent<Reply>> {
  const { actor, tools, signal } = input
  const notes = outcome.notes.map(noteWords)
  const left = outcome.unread === undefined ? [] : [noteWords(outcome.unread)]
  if (outcome.act === 'ask-again') {
    yield reply(outcome.state, [...notes, ...left].map(text), { again: true })
    return
  }
  if (outcome.act === 'rest') {
    yield reply(outcome.state, [...notes, ...left].map(text), {})
    return
  }
  if (outcome.act === 'approver') {
    yield reply(outcome.state, [...notes, await approverWords(actor, tools, signal), ...left].map(text), {
      again: true,
    })
    return
  }
  if (typeof outcome.act === 'object' && 'calendar' in outcome.act) {
    yield { type: 'progress', stage: replies('stage.fares') }
    const words = await calendarWords(actor, tools, outcome.act.calendar, input.today, signal)
    yield reply(outcome.state, [...notes, words, ...left].map(text), { again: true })
    return
  }
  if (typeof outcome.act === 'object' && 'whatIf' in outcome.act) {
    yield { type: 'progress', stage: replies('stage.fares') }
    const { words, told } = await whatIfWords(input, outcome.state, outcome.act.whatIf)
    // One question at a time.
    const proposed = told ? { act: 'say' as const, number: '', words: outcome.act.whatIf.words } : null
    yield reply({ ...outcome.state, proposed }, [...notes, words, ...left].map(text), { again: !told })
    return
  }
  if (typeof outcome.act === 'object' && 'again' in outcome.act) {
    const { again: trip, places } = outcome.act
    const { state, note } = await sameAgain(actor, outcome.state, { trip, places }, tools, signal)
    yield* goOn(input, before, { ...outcome, state, act: 'go-on', notes: [...outcome.notes, note] })
    return
  }
  if (typeof outcome.act === 'object') {
    yield { type: 'progress', stage: replies('stage.trips') }
    const { act } = outcome
    if ('status' in act) {
      const { words, numbers } = await tripStatus(actor, tools, act.status, input.today, signal)
      const [spoken = null, ...others] = numbers
      const subject: DialogueState['subject'] = numbers.length > 0 ? { numbers, wish: 'ask' } : null
      const state = { ...outcome.state, spoken: others.length === 0 ? spoken : null, subject }
      yield reply(state, [...notes, words, ...left].map(text), { again: true })
      return
    }
    if ('agreed' in act) throw new Error('What was agreed to is done before anything is answered.')
    const { words, proposed, numbers } = await ('change' in act
      ? alteration(actor, tools, { ...act, trip: act.change }, signal)
      : withdrawal(actor, tools, { ...act, trip: act.withdraw }, signal))
    const wish = 'change' in act ? 'change' : 'withdraw'
    const wished = 'change' in act && act.words !== undefined ? { words: act.words } : {}
    const subject: DialogueState['subject'] = numbers.length > 0 ? { numbers, wish, ...wished } : null
    // One question at a time.
    yield reply({ ...outcome.state, proposed, subject }, [...notes, words, ...left].map(text), {
      again: numbers.length === 0,
    })
    return
  }
  yield* goOn(input, before, outcome)
}

/** Does what was agreed to of a request that was sent; a change that was wished for with it is made at once. */
async function* agreed(
  input: Input,
  before: DialogueState,
  { state }: Outcome,
  proposed: Agreed,
  readTurn: ReadTurn,
): AsyncGenerator<EngineEvent<Reply>> {
  const { actor, tools, signal } = input
  yield { type: 'progress', stage: replies('stage.trips') }
  if (proposed.act === 'withdraw') {
    const words = await withdrawn(actor, proposed, tools, signal)
    return yield reply(state, [text(words)], { again: true })
  }
  const opened = await reopened(actor, state, proposed, tools, signal)
  if (opened.act === 'ask-again') return yield* answer(input, before, opened)
  if (proposed.words === undefined) return yield* goOn(input, opened.state, opened)
  const { outcome } = await readTurn({ ...input, message: proposed.words, state: opened.state }, signal)
  const isChange = outcome.act === 'go-on'
  const unread = note('not-caught', { words: replies('quoted', { words: proposed.words }) })
  const taken = isChange ? { ...outcome, notes: [...opened.notes, ...outcome.notes] } : { ...opened, unread }
  yield* goOn(input, opened.state, taken)
}

/** Takes the next steps until there is something to ask. */
async function* goOn(input: Input, before: DialogueState, outcome: Outcome): AsyncGenerator<EngineEvent<Reply>> {
  let { state } = outcome
  const changes = changesOf(before, state)
  const notes = [...outcome.notes.map(noteWords), ...changes.map(({ words }) => words)]
  const unsaid = new Set([...outcome.said].filter((name) => !changes.some(({ slot }) => slot === name)))
  const show = new Set(outcome.show)
  let told = false
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = nextStep(state, input.policy)
    if (step.do === 'ask') {
      const { question: next } = step
      const picked = next.about === 'choice' && next.kind === 'flight' ? pickedInAdvance(state) : undefined
      if (picked) {
        state = picked.state
        notes.push(picked.note)
        show.delete(picked.kind)
        continue
      }
      const home = leavesFromHome(before, outcome, next)
        ? await input.tools.my_home.run(input.actor, {}, input.signal)
        : null
      if (home !== null && state.criteria.from === undefined && home !== state.criteria.to) {
        state = { ...state, criteria: { ...state.criteria, from: home } }
        notes.push(replies('home.from', { city: home }))
        continue
      }
      const atHotels = isAtHotels(before, state, next)
      if (next.about === 'choice' && !atHotels && isNewChoice(before, next.kind)) show.add(next.kind)
      // The draft shows all of it, and the first sentence of a trip is answered by what it leads to.
      const kinds = [...show].filter((kind) => offered(state, kind).length > 0)
      const question = asInSight(next, state, kinds.length === 0 && atHotels ? ['hotel'] : kinds)
      const echoes =
        question.about === 'slots'
          ? show.size === 0
          : question.about !== 'confirm' && question.about !== 'doubt' && before.goal !== null
      const noted = echoes ? echo(state, unsaid, show.size > 0) : undefined
      const confirming = await confirmingOf(input, state, question)
      const asked = askStep(input.actor, state, question, kinds, input.policy, confirming)
      const isUndone = notes.length === 0 && kinds.length === 0 && !outcome.form && leavesDraft(before, asked.state)
      const rest = isUndone && outcome.undone ? outcome.undone : outcome.unread === undefined ? [] : [outcome.unread]
      const left = rest.map(noteWords).join(' ')
      const said = [...notes, ...(noted ? [noted] : []), ...(left === '' ? [] : [left])].map(text)
      yield reply(asked.state, [...said, ...asked.parts], { form: outcome.form })
      return
    }
    if (step.do === 'turn') {
      state = withLegs(state, connected(legsOf(state)), step.leg)
      continue
    }
    const due = toFetch(state, step)
    const looks = due.flights !== undefined || due.hotels !== undefined
    if (looks) {
      yield { type: 'progress', stage: searchStage(due.flights, due.hotels) }
      yield { type: 'delta', text: `${told ? '\n\n' : ''}${lookingWords(due, told ? [] : notes)}` }
    }
    const searched = await search(input, state, step, outcome.show)
    if (looks) {
      const found = foundWords(searched.state, due)
      if (found !== '') yield { type: 'delta', text: found }
      told = true
    }
    const repeated = chosenAgain({ ...searched.state, searchedOn: input.today })
    state = repeated.state
    notes.push(...searched.notes, ...repeated.notes)
    for (const kind of searched.show) if (state.chosen[kind] === null || outcome.show.includes(kind)) show.add(kind)
  }
  throw new Error('The dialogue found no question to ask.')
}

/** Whether where the trip begins was left open, and neither asked for, taken back nor named as a place that cannot be booked. */
function leavesFromHome(before: DialogueState, { state, of }: Outcome, question: Question): boolean {
  if (question.about !== 'slots' || question.slots[0] !== 'from' || state.legs || state.criteria.to === undefined)
    return false
  const wasAsked = before.asked?.about === 'slots' && before.asked.slots.includes('from')
  const isRefused = of?.problems.some((problem) => problem.kind === 'unsupported_city' && problem.role === 'from')
  return !wasAsked && !isRefused && !state.open.includes('from') && before.criteria.from === undefined
}

/** What is looked up for a draft that is shown for sending. */
async function confirmingOf({ actor, tools, signal }: Input, state: DialogueState, question: Question) {
  const draft = question.about === 'confirm' ? draftOf(state) : undefined
  if (!draft) return { approver: null, overlap: undefined, allocation: undefined }
  const [approver, overlap, allocation] = await Promise.all([
    tools.my_approver.run(actor, { travellers: draft.travellers }, signal),
    overlapNote(actor, draft, state.revises?.number, tools, signal),
    allocationOf({ actor, tools, signal }, state, draft.departureDate),
  ])
  return { approver, overlap, allocation }
}

function allocationOf(
  { actor, tools, signal }: Pick<Input, 'actor' | 'tools' | 'signal'>,
  state: DialogueState,
  day: string,
) {
  return tools.show_allocation.run(actor, { draft_id: state.draftId, chosen: state.booking ?? {}, day }, signal)
}

/** Whether the draft was asked about before, and is asked about again as it was. */
function leavesDraft(before: DialogueState, after: DialogueState): boolean {
  const { asked, draft } = before
  return asked?.about === 'confirm' && after.asked?.about === 'confirm' && draft?.draftId === after.draft?.draftId
}

/** Whether a hotel was asked for, of those in sight, and none is chosen yet. */
function isAtHotels({ asked }: DialogueState, state: DialogueState, next: Question): boolean {
  const wasAsked = asked?.about === 'choice' && asked.kind === 'hotel' && next.about === 'choice'
  return wasAsked && !state.chosen.hotel && offered(state, 'hotel').length > 0
}

/** Where hotels alone are in sight, 'the first one' is one of them, and so the question is. */
function asInSight(question: Question, { chosen }: DialogueState, kinds: readonly Kind[]): Question {
  const [only, ...others] = kinds
  const isOther = question.about === 'choice' && question.kind !== 'hotel'
  return isOther && only === 'hotel' && others.length === 0 && !chosen.hotel ? { ...question, kind: only } : question
}

/** Whether the last question was about something else, so that the cards of this choice are not in sight. */
function isNewChoice(before: DialogueState, kind: Kind): boolean {
  return before.asked?.about !== 'choice' || before.asked.kind !== kind
}

/** Sends the draft that was confirmed, unless live prices that were asked long ago have risen since. */
async function* confirm(input: Input, before: DialogueState, outcome: Outcome): AsyncGenerator<EngineEvent<Reply>> {
  const { actor, tools, signal } = input
  const { state } = outcome
  const { draft, criteria } = state
  if (!draft) throw new Error('There is no draft to send.')
  const { problems } = await allocationOf(input, state, draft.departureDate)
  if (problems.length > 0) return yield reply(state, [text(literal(problems.join(' ')))], { again: true })
  if (livePartsOf(draft).length === 0) return yield* submit(input, state, [])
  yield { type: 'progress', stage: replies('stage.fares') }
  const check = await tools.recheck_fares.run(actor, { draft, room_type: criteria.room_type ?? 'single' }, signal)
  if (check.standing === 'fresh') return yield* submit(input, state, [])
  if (check.standing === 'unavailable') {
    if (state.unchecked === draft.draftId) return yield* submit(input, state, [replies('sent.unchecked')], true)
    return yield reply({ ...state, unchecked: draft.draftId }, [text(uncheckedWords(draft))], { again: true })
  }
  const gone = check.parts.filter(({ now, was }) => now === null && isKeptOption(state, was))
  const parts = check.parts.map((part) => (gone.includes(part) ? { ...part, now: part.was } : part))
  const { needsNewYes, notes, ...found } = rechecked(state, parts)
  const titles = listWords(gone.map(({ title }) => title))
  const kept = gone.length > 0 ? [replies('sent.kept', { titles, count: gone.length })] : []
  if (needsNewYes)
    yield* goOn(input, before, { ...outcome, act: 'go-on', state: found.state, notes: [notes.join('\n')] })
  else
    yield* submit(
      input,
      state,
      [...kept, ...(notes.length > 0 ? [...notes, replies('sent.fallen')] : [])],
      gone.length > 0,
    )
}

async function* submit(
  { actor, tools, signal }: Input,
  state: DialogueState,
  notes: readonly string[],
  unchecked = false,
): AsyncGenerator<EngineEvent<Reply>> {
  const { goal, criteria, draftId, version, reason } = state
  if (!goal || !draftId) throw new Error('There is no trip to send.')
  yield { type: 'progress', stage: replies('stage.sending') }
  const { tripNumber, approver } = await tools.submit_trip.run(
    actor,
    { draft_id: draftId, version, unchecked, reason },
    signal,
  )
  const next = { ...withoutDraft(state), submitted: { tripNumber, goal, criteria } }
  yield reply(next, [sentWords(tripNumber, approver), ...notes].map(text), { destination: destinationOf(state) })
}

function sentWords(number: string, approver: string | null): string {
  return approver ? replies('sent.to', { number, approver }) : replies('sent.no-manager', { number })
}

interface ReplyOptions {
  /** Ask the standing question again at the end. */
  again?: boolean
  form?: Outcome['form']
  destination?: string | null
}

function reply(state: DialogueState, said: Part[], options: ReplyOptions): EngineEvent<Reply> {
  const { again = false, form = null, destination = destinationOf(state) } = options
  const parts = again && state.asked && state.goal !== null ? [...said, text(questionWords(state.asked, state))] : said
  const opened = form ? [text(replies('ask.form')), ...parts] : parts
  const made: Reply = {
    state: { ...state },
    parts: opened,
    form: form && formOf(state, form),
    suggestions: suggestionsFor(state),
    tags: tagsOf(state),
    destination,
  }
  return { type: 'reply', reply: made }
}

function destinationOf(state: DialogueState): string | null {
  if (state.legs) return stopsWords(legsOf(state)) || null
  return state.criteria.to ?? (wantsHotel(state.goal) ? (stayOf(state).city ?? null) : null)
}

function text(words: string): Part {
  return { kind: 'text', text: words }
}
