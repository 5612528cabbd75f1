import { COMMENT_CHARACTERS } from '@pravas/contract/comments'
import { requestQuestions } from '@pravas/messages/en/request-questions'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../../access/actor.ts'
import { literal } from '../kernel/cards.ts'
import type { EngineEvent, EngineReply } from '../kernel/engine.ts'
import type { OpenQuestion, QuestionTools } from '../tools/question-tools.ts'
import { questionStep } from './answer-rules.ts'
import { type PendingAnswer, type PendingQuestions, pendingQuestionsOf } from './pending-answer.ts'

const t = texts(requestQuestions)

/** How one assistant speaks of questions. */
export interface QuestionVoice<Reply extends EngineReply> {
  /** Whose questions it answers. */
  kind: OpenQuestion['kind']
  /** The other assistant's name. */
  other: string
  /** What the dialogue holds once something else was said, so that a yes answers nothing that was asked before it. */
  aside(state: Record<string, unknown>): Record<string, unknown>
  reply(text: string, state: Record<string, unknown>, suggestions: string[]): Reply
  /** A reply with a line behind it. */
  withNote(reply: Reply, note: string, suggestions: string[]): Reply
}

interface QuestionTurn<Reply extends EngineReply> {
  actor: Actor
  message: string
  state: unknown
  signal: AbortSignal
  tools: QuestionTools
  voice: QuestionVoice<Reply>
  /** The page took the message for an order to send a claim: it is nothing else. */
  isOrder: boolean
}

/** What is said, and what is pending from then on. */
interface QuestionReply {
  text: string
  pending?: PendingAnswer | undefined
  suggestions?: string[]
}

/**
 * Takes a turn that is about questions of whoever decides on a request; hands every other one to the assistant, and says
 * once in a conversation that a question waits. Nothing is sent but the very text that was shown, after a plain yes to it.
 */
export async function* withQuestions<Reply extends EngineReply>(
  turn: QuestionTurn<Reply>,
  assistant: (state: Record<string, unknown>) => AsyncIterable<EngineEvent<Reply>>,
): AsyncGenerator<EngineEvent<Reply>> {
  const { voice, isOrder } = turn
  const { questions: _, ...state } = (turn.state ?? {}) as Record<string, unknown>
  const pending = pendingQuestionsOf(turn.state)
  const said = isOrder ? undefined : await saidOf(turn, pending.answer)
  if (said) {
    const { text, pending: answer, suggestions = [] } = said
    const questions: PendingQuestions = { isTold: true, ...(answer && { answer }) }
    yield { type: 'reply', reply: voice.reply(text, { ...voice.aside(state), questions }, suggestions) }
    return
  }
  const isNew = !pending.isTold && !isOrder
  for await (const event of assistant(state)) {
    if (event.type !== 'reply') {
      yield event
      continue
    }
    const dropped = pending.answer?.stage === 'send' ? t('dropped', { number: pending.answer.number }) : undefined
    const open = isNew ? await openOf(turn) : []
    const note = [dropped, open.length > 0 ? noteOf(open) : undefined].filter(Boolean).join('\n\n')
    const noted = note === '' ? event.reply : voice.withNote(event.reply, note, open.length > 0 ? [t('chip')] : [])
    const isTold = isNew || pending.isTold === true
    yield { type: 'reply', reply: { ...noted, state: { ...noted.state, ...(isTold && { questions: { isTold } }) } } }
  }
}

/** What the message makes of the questions; undefined where it is about something else. */
async function saidOf<Reply extends EngineReply>(
  turn: QuestionTurn<Reply>,
  pending: PendingAnswer | undefined,
): Promise<QuestionReply | undefined> {
  const step = questionStep(turn.message, pending)
  switch (step.do) {
    case 'pass':
      return undefined
    case 'refuse':
      return { text: t('refused') }
    case 'ask-again':
      return { text: t('unsure'), pending: pending?.stage === 'send' ? { ...pending, again: true } : pending }
    case 'send':
      return pending?.stage === 'send' ? send(turn, pending) : undefined
    case 'list':
      return list(turn, step)
    case 'draft':
      return draft(turn, step, pending)
    case 'choose': {
      const chosen = (await openOf(turn)).find(({ number }) => number === step.number)
      if (!chosen) return { text: t('none.about', { number: step.number }) }
      return shown(chosen, pending?.stage === 'which' ? pending.text : null)
    }
    case 'text': {
      if (pending?.stage !== 'text') return undefined
      const asked = (await openOf(turn)).find(({ question }) => question === pending.question)
      return asked ? shown(asked, step.text) : { text: t('changed') }
    }
  }
}

async function send<Reply extends EngineReply>(
  { actor, tools, signal }: QuestionTurn<Reply>,
  { number, question, author, text }: Extract<PendingAnswer, { stage: 'send' }>,
): Promise<QuestionReply> {
  const isSent = await tools.answer_question.run(actor, { number, question, text }, signal)
  return { text: isSent ? t('sent', { number, author: literal(author) }) : t('changed') }
}

async function list<Reply extends EngineReply>(
  turn: QuestionTurn<Reply>,
  { number, of }: { number: string | null; of: string | null },
): Promise<QuestionReply | undefined> {
  const all = await everyOpen(turn)
  // Whoever is named asks nothing here, so the message may be about something else.
  if (of !== null && !all.some((one) => isBy(one, of))) return undefined
  const wanted = all.filter((one) => (number === null || one.number === number) && (of === null || isBy(one, of)))
  const mine = wanted.filter(({ kind }) => kind === turn.voice.kind)
  const others = wanted.filter(({ kind }) => kind !== turn.voice.kind)
  if (wanted.length === 0) return { text: number === null ? t('none') : t('none.about', { number }) }
  return { text: [...(mine.length > 0 ? [listText(mine)] : []), ...elsewhere(turn.voice, others)].join('\n\n') }
}

async function draft<Reply extends EngineReply>(
  turn: QuestionTurn<Reply>,
  { text, number, to }: { text: string | null; number: string | null; to: string | null },
  pending: PendingAnswer | undefined,
): Promise<QuestionReply | undefined> {
  const all = await everyOpen(turn)
  if (to !== null && !all.some((one) => isBy(one, to))) return undefined
  const wanted = all.filter((one) => (number === null || one.number === number) && (to === null || isBy(one, to)))
  const mine = wanted.filter(({ kind }) => kind === turn.voice.kind)
  if (wanted.length === 0) return number === null ? undefined : { text: t('none.about', { number }) }
  if (mine.length === 0) return { text: elsewhere(turn.voice, wanted).join('\n\n') }
  // Another text for the answer that was shown is to the same question.
  const again = number === null && pending && pending.stage !== 'which' ? pending.question : undefined
  const [chosen] = mine.length === 1 ? mine : mine.filter(({ question }) => question === again)
  if (chosen) return shown(chosen, text)
  const numbers = mine.map((one) => one.number)
  const lines = mine.map((one, at) => `${at + 1}. ${oneText(one)}`)
  return {
    text: [t('which'), lines.join('\n')].join('\n\n'),
    pending: { stage: 'which', text, numbers },
    suggestions: numbers,
  }
}

/** Shows an answer as it would be sent; asks for one where there is none yet. */
function shown({ number, question, author, text: asked }: OpenQuestion, text: string | null): QuestionReply {
  const to = { number, question, author }
  if (text === null) {
    const about = t('one', { number, author: literal(author), question: literal(asked) })
    return { text: [about, t('ask-text')].join('\n\n'), pending: { stage: 'text', ...to } }
  }
  if (text.length > COMMENT_CHARACTERS) {
    return { text: t('too-long', { length: text.length, most: COMMENT_CHARACTERS }), pending: { stage: 'text', ...to } }
  }
  const preview = t('preview', { number, author: literal(author), text: literal(text) })
  return {
    text: [preview, t('preview.ask')].join('\n\n'),
    pending: { stage: 'send', ...to, text },
    suggestions: [t('preview.chip-send'), t('preview.chip-keep')],
  }
}

function listText(open: readonly OpenQuestion[]): string {
  const [first] = open
  if (open.length === 1 && first) return [oneText(first), t('how.one')].join('\n\n')
  return [open.map((one) => `- ${oneText(one)}`).join('\n'), t('how.some', { number: first?.number ?? '' })].join(
    '\n\n',
  )
}

function oneText({ number, author, text }: OpenQuestion): string {
  return t('one', { number, author: literal(author), question: literal(text) })
}

/** Where questions that the other assistant answers are. */
function elsewhere(
  { kind, other }: Pick<QuestionVoice<never>, 'kind' | 'other'>,
  open: readonly OpenQuestion[],
): string[] {
  if (open.length === 0) return []
  const numbers = open.map(({ number }) => number).join(', ')
  const otherKind = kind === 'trip' ? 'expense' : 'trip'
  return [t('elsewhere', { count: open.length, kind: otherKind, numbers, assistant: other })]
}

function noteOf(open: readonly OpenQuestion[]): string {
  const [first] = open
  if (!first || open.length > 1) return t('note.some', { count: open.length })
  return t('note', { number: first.number, author: literal(first.author) })
}

function everyOpen<Reply extends EngineReply>({ actor, tools, signal }: QuestionTurn<Reply>): Promise<OpenQuestion[]> {
  return tools.list_my_questions.run(actor, {}, signal)
}

/** Those that this assistant answers. */
async function openOf<Reply extends EngineReply>(turn: QuestionTurn<Reply>): Promise<OpenQuestion[]> {
  return (await everyOpen(turn)).filter(({ kind }) => kind === turn.voice.kind)
}

function isBy({ author }: OpenQuestion, name: string): boolean {
  return author.toLowerCase().split(/\s/).includes(name.toLowerCase())
}
