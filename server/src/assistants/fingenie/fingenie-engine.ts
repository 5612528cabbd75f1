import type { Engine } from '../kernel/engine.ts'
import type { FinGenieReply, FinGenieTurn } from './engine.ts'
import type { FinGenieTools } from './tools.ts'

/** Answers FinGenie's messages by its tools. */
export type FinGenieEngine = Engine<FinGenieTurn<FinGenieTools>, FinGenieReply>
