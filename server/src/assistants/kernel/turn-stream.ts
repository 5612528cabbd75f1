import { ERRORS, type ErrorCode } from '@pravas/contract/errors'
import { ProblemError } from '../../errors.ts'
import { EventStream } from '../../http/event-stream.ts'
import type { RunningTurn, TurnNews } from './turn-line.ts'
import type { TurnOutcome } from './turns.ts'

/** What is told of a turn: its news, then its result or why there is none. */
export type TurnEvent<Result> =
  | (TurnNews & { turnId: string; seq: number })
  | (Result & { type: 'result'; turnId: string })
  | { type: 'error'; turnId: string; message: string; code?: ErrorCode; status?: number }

const NOBODY_LEAVES = new AbortController().signal

/**
 * A turn as events, from its first news on. It goes on when the listener is lost, who may come back with the same id or
 * cancel it.
 */
export function turnEvents<Result extends object>(
  turn: RunningTurn<TurnOutcome<Result>>,
  turnId: string,
): EventStream<TurnEvent<Result>> {
  const outcome = turn.awaitedUntil(NOBODY_LEAVES)
  return new EventStream((tell, end) => {
    const leave = turn.follow((news, seq) => tell({ ...news, turnId, seq }))
    void outcome.then((ended) => {
      leave()
      tell(eventOf(ended, turnId))
      end()
    })
    return leave
  })
}

function eventOf<Result extends object>(outcome: TurnOutcome<Result>, turnId: string): TurnEvent<Result> {
  if (outcome.type === 'result') return { ...outcome.result, type: 'result', turnId }
  const { error, message } = outcome
  if (!(error instanceof ProblemError)) return { type: 'error', turnId, message }
  return { type: 'error', turnId, message, code: error.code, status: ERRORS[error.code].status }
}
