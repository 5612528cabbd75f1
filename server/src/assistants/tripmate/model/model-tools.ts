import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { z } from 'zod'
import type { ModelTool } from '../../../model/tool-call.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import type { Part } from '../../kernel/cards.ts'
import { type Engine, type EngineEvent, replyOf } from '../../kernel/engine.ts'
import { toolsWithout } from '../../kernel/tool.ts'
import type { Spoken } from '../../model/conversation.ts'
import { createSpeakable } from '../../model/fact-rules.ts'
import type { ModelTools } from '../../model/model-engine.ts'
import { draftView } from '../dialogue/draft-view.ts'
import { parkedWords } from '../dialogue/parked-rules.ts'
import { questionWords } from '../dialogue/questions.ts'
import { asOf, readState } from '../dialogue/state.ts'
import { TripAct } from '../dialogue/trip-act.ts'
import type { ReadTurn, TripmateTurn } from '../engine/read-turn.ts'
import type { Reply } from '../reply.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import { draftData, flightData, hotelData, tripData } from './trip-data.ts'
import { cardsOf } from './trip-reply.ts'

/** How many of one's trips are told of; the dashboard shows all. */
const TRIPS_TOLD = 10

const ModelAct = z.discriminatedUnion('intent', [
  z
    .object({ intent: z.literal('as_said') })
    .describe('What the person just said, as they said it: for questions on policy, fares, options and the like'),
  TripAct,
])
type ModelAct = z.infer<typeof ModelAct>

/** Makes the tools for one turn. `spoken` is what was said in the conversation. */
export function tripModelTools(
  input: TripmateTurn<TripmateTools>,
  { rules, readTurn }: { rules: Engine<TripmateTurn<TripmateTools>, Reply>; readTurn: ReadTurn },
  { byPerson, byAssistant }: Spoken,
  tell: (event: EngineEvent<Reply>) => void,
): ModelTools<Reply> {
  const { actor, today, policy, tools } = input
  const known = knownOf(input.state, policy)
  const speakable = createSpeakable([...byAssistant, today, JSON.stringify(known)], byPerson)
  const { answered } = speakable
  let state = input.state
  let last: Reply | undefined

  function readTool<Input extends z.ZodType>(
    tool: { description: string; input: Input },
    run: (input: z.output<Input>, signal: AbortSignal) => Promise<unknown>,
  ): ModelTool {
    return {
      description: tool.description,
      input: tool.input,
      run: async (given, signal) => answered(await run(given as z.output<Input>, signal)),
    }
  }

  async function performed(given: ModelAct, signal: AbortSignal): Promise<unknown> {
    const { act: _, ...rest } = input
    const sendless = toolsWithout(tools, ['send'], cannotSend)
    const turn = { ...rest, ...(given.intent !== 'as_said' && { act: given }), state, signal, tools: sendless }
    if (given.intent === 'as_said' && (await readTurn(turn, signal)).outcome.act === 'submit')
      return { refused: ONLY_THE_TRAVELLER }
    const reply = await replyOf(rules.turn(turn), tell)
    state = reply.state
    last = withEarlierCards(reply, last)
    speakable.said(proseOf(reply.parts))
    return answered({ ...knownOf(state, policy), said: proseOf(reply.parts), options: optionsOf(reply.parts) })
  }

  return {
    known,
    facts: speakable.facts,
    reply: () => last,
    tools: {
      act: {
        description:
          'Does one thing with the trip draft: sets what the person said of it, chooses an option, leaves a part out, compares, undoes. Answers what is known and missing, what was found, what was said, and what has to be asked next. Cards with the options are shown to the person as they are. Sending, withdrawing and dropping the trip are not among the acts.',
        input: z.object({ act: ModelAct }),
        run: (given, signal) => performed((given as { act: ModelAct }).act, signal),
      },
      list_my_trips: readTool(tools.list_my_trips, async (given, signal) =>
        (await tools.list_my_trips.run(actor, given, signal)).slice(0, TRIPS_TOLD).map(tripData),
      ),
      get_trip: readTool(tools.get_trip, async (given, signal) => {
        const trip = await tools.get_trip.run(actor, given, signal)
        return trip && { ...tripData(trip), beyond_policy: trip.findings ?? [] }
      }),
      my_approver: readTool(tools.my_approver, async (given, signal) => ({
        approver: await tools.my_approver.run(actor, given, signal),
      })),
      search_flights: readTool(tools.search_flights, async (given, signal) => {
        const { outbound, returning } = await tools.search_flights.run(actor, given, signal)
        return { outbound: flightData(byPrice(outbound)), returning: flightData(byPrice(returning)) }
      }),
      search_hotels: readTool(tools.search_hotels, async (given, signal) => {
        const { options } = await tools.search_hotels.run(actor, given, signal)
        return { hotels: hotelData(options) }
      }),
    },
  }
}

/** Whatever the rules may make of a model's words, they cannot send. */
const cannotSend = () => new Error('A model cannot send a request.')

const ONLY_THE_TRAVELLER =
  'A request is sent only by the traveller’s own yes to the draft that is shown. Nothing has been sent.'

/** Options that were found earlier in this turn are still what there is to choose from. */
function withEarlierCards(reply: Reply, earlier: Reply | undefined): Reply {
  const { asked } = readState(reply.state)
  if (!earlier || asked?.about !== 'choice' || reply.parts.some(({ kind }) => kind !== 'text')) return reply
  return { ...reply, parts: [...cardsOf(earlier.parts), ...reply.parts] }
}

function knownOf(kept: unknown, policy: PolicyOfDay) {
  const { day: today } = policy
  const state = asOf(readState(kept), today)
  return {
    today,
    trip: draftData(draftView(state, policy)),
    ask_next: state.asked && state.goal !== null ? questionWords(state.asked, state) : null,
    put_aside: state.parked && parkedWords(state.parked),
    sent_last: state.submitted?.tripNumber ?? null,
  }
}

function optionsOf(parts: readonly Part[]) {
  const flights: FlightResult[] = parts.flatMap((part) => (part.kind === 'flights' ? part.options : []))
  const hotels: HotelResult[] = parts.flatMap((part) => (part.kind === 'hotels' ? part.options : []))
  return { flights: flightData(flights), hotels: hotelData(hotels) }
}

function byPrice(flights: readonly FlightResult[]): FlightResult[] {
  return flights.toSorted((a, b) => a.price - b.price)
}

function proseOf(parts: readonly Part[]): string {
  return parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('\n\n')
}
