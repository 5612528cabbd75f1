import type { FuzzAnswer } from './faults.ts'

/** Calls that need not succeed in a run, each with the reason. */
const UNREACHABLE: ReadonlyMap<string, string> = new Map([
  ...[
    'GET /api/auth/sso/metadata',
    'POST /api/auth/sso/nonce',
    'POST /api/auth/sso',
    'POST /api/auth/oidc/begin',
    'POST /api/admin/sign-on-conflicts/{conflictId}',
    'POST /api/admin/sign-in-trials',
    'POST /api/admin/sign-in-trials/answer',
    'POST /api/admin/sign-in-trials/token',
  ].map((name) => [name, 'there is no identity provider'] as const),
  ...['POST /api/setup/code', 'POST /api/setup/test-mail', 'POST /api/setup'].map(
    (name) => [name, 'the demo is set up already'] as const,
  ),
  ['PUT /api/reminders/{reminderId}', 'reminders are made in the daytime alone'],
  ['POST /api/organisation/webhooks/{service}/test', 'its message would leave this machine'],
  ['POST /api/webhooks/{webhookId}/test', 'its message would leave this machine'],
  ['GET /api/chat/tripmate/socket', 'a WebSocket, over which messages are sent by themselves'],
])
/** A call that was sent less often may have had no luck, as in a run of few requests. */
const SENT_AT_LEAST = 15

/** Which calls are only ever refused, so that nothing behind their first checks is tried. */
export class Reach {
  readonly #sent = new Map<string, number>()
  readonly #done = new Set<string>()
  /** How often each call was answered with each status, to see what holds it up. */
  readonly #statuses = new Map<string, Map<number, number>>()

  /** Why the steps before a call were refused, the last time that they were. */
  readonly #unprepared = new Map<string, string>()

  noteUnprepared(name: string, error: unknown): void {
    this.#unprepared.set(name, error instanceof Error ? error.message : String(error))
  }

  note(name: string, answer: FuzzAnswer | undefined): void {
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1)
    if (!answer) return
    if (isSuccess(answer)) this.#done.add(name)
    const statuses = this.#statuses.get(name) ?? new Map<number, number>()
    this.#statuses.set(name, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1))
  }

  /** The calls that were sent and never succeeded, in words; without those that need not. */
  get mistakes(): string[] {
    return [...this.#sent]
      .filter(([name, times]) => times >= SENT_AT_LEAST && this.#isOpen(name))
      .map(
        ([name, times]) =>
          `${name} was sent ${times} times and never succeeded (${this.#answers(name)}${this.#refusal(name)})`,
      )
  }

  #isOpen(name: string): boolean {
    return !this.#done.has(name) && !UNREACHABLE.has(name)
  }

  #answers(name: string): string {
    const statuses = [...(this.#statuses.get(name) ?? [])].toSorted(([, a], [, b]) => b - a)
    return statuses.map(([status, times]) => `${status} × ${times}`).join(', ')
  }

  #refusal(name: string): string {
    const refusal = this.#unprepared.get(name)
    return refusal === undefined ? '' : `; a step before it: ${refusal.slice(0, 300)}`
  }

  /** In words, how many calls succeeded at least once, and which need not. */
  get told(): string {
    const excused = [...UNREACHABLE].filter(([name]) => !this.#done.has(name))
    const reasons = excused.map(([name, reason]) => `${name} (${reason})`)
    const rare = [...this.#sent].filter(([name, times]) => times < SENT_AT_LEAST && this.#isOpen(name))
    const unlucky = rare.map(([name, times]) => `${name} (${times} times: ${this.#answers(name)})`)
    return [
      `${this.#done.size} of ${this.#sent.size} calls succeeded at least once`,
      `need not: ${reasons.join(', ')}`,
      ...(unlucky.length > 0 ? [`sent too seldom to tell: ${unlucky.join(', ')}`] : []),
    ].join('; ')
  }
}

/** Whether what was asked for was done; a tool of an assistant that refuses says so with 200. */
function isSuccess({ status, text }: FuzzAnswer): boolean {
  return status >= 200 && status < 300 && !/"isError":true|"jsonrpc":"2\.0".*"error":\{/.test(text)
}
