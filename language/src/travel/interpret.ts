import { type Act, act, type Interpretation, type TextSpan, unreadOf } from '../text/interpretation.ts'
import { cleanTraced } from '../text/tokens.ts'
import { evidenceOf } from './evidence.ts'
import type { Context, Intent, Slots, Understanding } from './types.ts'
import { readSentence } from './understand.ts'

/** What a traveller's sentence does; a 'remark' only tells something beside it. */
type TravelAct = Act<Intent | 'remark', Slots>

/** A traveller's sentence: its acts, what was not read of it, and the understanding that the dialogue goes on with. */
interface TravelInterpretation extends Interpretation<TravelAct> {
  understood: Understanding
}

/** Interprets a sentence of a traveller. Pure: the same message and context give the same answer. */
export function interpret(message: string, context: Context): TravelInterpretation {
  const reading = readSentence(message, context)
  const { understood, tokens } = reading
  const { spanOf } = cleanTraced(message, reading.cleaned)
  const spans = (places: ReadonlySet<number>): TextSpan[] =>
    tokens.filter((_, at) => places.has(at)).map((token) => spanOf(token))
  const { main, rejected, remarked, also } = evidenceOf(reading)
  const acts: TravelAct[] = [act<Intent, Slots>(understood.intent, understood.slots, spans(main))]
  for (const [intent, places] of also) acts.push(act(intent, {}, spans(places)))
  if (rejected.size > 0) acts.push(act(understood.intent, {}, spans(rejected), 'negated'))
  if (remarked.size > 0) acts.push(act('remark', {}, spans(remarked)))
  const read = acts.flatMap(({ evidence }) => evidence)
  return { acts, unread: unreadOf(message, read), understood }
}
