import { commandIn } from '@pravas/contract/fingenie-commands'
import type { FinGenieScript, PaperReceipt, TripMateScript } from '@pravas/server/testing/evaluation'
import { type PlayedTripTurn, playDialogue } from '@pravas/server/testing/play-dialogue'
import { playFinGenie } from '@pravas/server/testing/play-fingenie'
import { type DialogueRow, dialogueRowsIn, type Expected, recordNames } from './dialogue-rows.ts'
import type { Piece } from './play-scripts.ts'

/** The dialogues of a folder with one assistant. */
export interface DialogueSet {
  assistant: DialogueRow['assistant']
  pieces: Piece[]
  /** Rows with something that the product cannot be told beforehand, such as how many flights there are. */
  leftOut: number
}

/** The dialogues of `dialogues.jsonl` in a folder, by assistant; none where there is no such file. */
export async function dialogueSetsIn(folder: string): Promise<DialogueSet[]> {
  const rows = await dialogueRowsIn(folder)
  return (['tripmate', 'fingenie'] as const).flatMap((assistant) => {
    const own = rows?.filter((row) => row.assistant === assistant) ?? []
    const playable = own.filter(isPlayable)
    const piece = assistant === 'tripmate' ? tripmateRow : fingenieRow
    if (own.length === 0) return []
    return [{ assistant, pieces: playable.map(piece), leftOut: own.length - playable.length }]
  })
}

const ACTIONS = new Set(['new_chat', 'drop_socket_and_reconnect', 'upload'])

function isPlayable({ setup, turns }: DialogueRow): boolean {
  const arranged = Object.keys(setup).every((name) => ['trips', 'expenses', 'policy'].includes(name))
  return arranged && turns.every(({ user, action }) => user !== undefined || ACTIONS.has(action ?? ''))
}

function tripmateRow(row: DialogueRow): Piece {
  const { title, today, setup, end_state: end } = row
  const named = recordNames(row)
  const status = setup.trips?.find(({ employee_id }) => employee_id === row.user.employee_id)?.status ?? 'pending'
  const said: { expect: Expected; turn: TripMateScript['turns'][number] }[] = []
  let action: string | undefined
  for (const turn of row.turns) {
    if (turn.user === undefined) {
      action = turn.action
      continue
    }
    said.push({
      expect: turn.expect,
      turn: {
        say: named(turn.user),
        drops: true,
        ...(action === 'new_chat' && { newChat: true }),
        ...(action === 'drop_socket_and_reconnect' && { reconnects: true }),
        ...wordsOf(turn.expect, named),
      },
    })
    action = undefined
  }
  const script: TripMateScript = {
    title,
    ...(setup.trips && { trip: status }),
    turns: said.map(({ turn }) => turn),
    sent: end.trip_requests?.length ?? end.trip_requests_count ?? 0,
  }
  return {
    title,
    play: async ({ stage }, onTurn) => {
      stage.clock.set(`${today}T06:30:00Z`)
      const { turns, failures } = await playDialogue(stage, script, { words: true, onTurn })
      const wrong = turns.flatMap((played, index) =>
        missesOfTurn(played, said[index]?.expect).map((what) => `"${played.say}": ${what}`),
      )
      const last = turns.at(-1)
      return [...failures, ...wrong, ...(last && end.slots ? slotMisses(last, end.slots) : [])]
    },
  }
}

function missesOfTurn(played: PlayedTripTurn, expect: Expected | undefined): string[] {
  if (!expect) return []
  const { asked } = played.state
  const asks: string[] =
    asked?.about === 'slots' ? asked.slots : asked ? [asked.about, ...(ALSO[asked.about] ?? [])] : []
  const shows = new Set([
    ...played.cards.map((kind) => (kind === 'flight' ? 'FLIGHT_CARDS' : 'HOTEL_CARDS')),
    ...(played.form ? [played.form === 'flight' ? 'showFlightForm' : 'showHotelForm'] : []),
  ])
  return [
    ...slotMisses(played, expect.state),
    ...(expect.asks ?? [])
      .filter((wanted) => !wanted.split('|').some((name) => asks.includes(name)))
      .map((wanted) => `it asks for ${asks.join(', ') || 'nothing'} instead of ${wanted}`),
    ...(expect.frames ?? []).filter((frame) => !shows.has(frame)).map((frame) => `it does not show ${frame}`),
    ...(expect.frames?.length === 0 && played.cards.length > 0 ? ['it shows cards'] : []),
  ]
}

/** Other names for what is asked. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  goal: ['what'],
  confirm: ['change'],
}

function slotMisses({ state, stay }: PlayedTripTurn, slots: Record<string, unknown>): string[] {
  const criteria: Readonly<Record<string, unknown>> = { ...stay, ...state.criteria }
  return Object.entries(slots).flatMap(([name, ought]) => {
    if (name === 'selected_flight') {
      return (state.chosen.flight === null) === (ought === null)
        ? []
        : [`a flight is ${ought === null ? '' : 'not '}chosen`]
    }
    const is = criteria[name] ?? null
    return is === ought ? [] : [`${name} is ${JSON.stringify(is)} instead of ${JSON.stringify(ought)}`]
  })
}

function wordsOf({ must_say, must_not_say }: Expected, named: (text: string) => string) {
  const words = (texts: readonly string[]) => texts.map((text) => new RegExp(named(text), 'i'))
  return { says: words(must_say), never: words(must_not_say) }
}

function fingenieRow(row: DialogueRow): Piece {
  const { title, today, setup, end_state: end } = row
  const named = recordNames(row)
  const earlier = setup.expenses?.find(({ employee_id }) => employee_id === row.user.employee_id)?.status
  const waiting: PaperReceipt[] = []
  let isSent = false
  const turns = row.turns.map(({ user, receipts = [], expect }, index): FinGenieScript['turns'][number] => {
    const words = { ...wordsOf(expect, named), ...(index === 0 && { on: today }) }
    if (user === undefined) {
      const papers = receipts.map(paperOf)
      waiting.push(...papers)
      return { upload: papers, ...words, receipts: waiting.map(({ rupees, date }) => ({ total: rupees, date })) }
    }
    const sends = commandIn(user) === 'reimburse'
    const sent = sends && !isSent && waiting.length > 0
    isSent ||= sent
    return {
      say: named(user),
      ...words,
      ...(expect.must_say_exact !== undefined && { is: expect.must_say_exact }),
      ...(sends && waiting.length === 0 && { refused: 'claim.no_receipts' }),
      ...(sent && { claims: (end.expenses ?? []).map(({ total }) => total) }),
    }
  })
  const script: FinGenieScript = { title, ...(setup.expenses && { claim: earlier ?? 'pending' }), turns }
  return {
    title,
    play: async ({ stage, paper }, onTurn) =>
      (await playFinGenie(stage, script, paper, { words: true, onTurn })).failures,
  }
}

/** How many letters a line of a receipt has. */
const LINE = 40

function paperOf({
  merchant,
  total,
  date,
  ocr_text: text = '',
}: NonNullable<DialogueRow['turns'][number]['receipts']>[number]): PaperReceipt {
  const notes = text.match(new RegExp(`\\S.{0,${LINE}}(?=\\s|$)`, 'g')) ?? []
  return { merchant, rupees: total, date, category: 'Miscellaneous', ...(notes.length > 0 && { notes }) }
}
