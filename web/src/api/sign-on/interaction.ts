import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'

const t = texts(failures)

/**
 * Where a sign-in through the identity provider stands (the specification's section 4): nobody has looked for a redirect
 * yet, nothing, a login, a token being acquired, a redirect being handled, a sign-out, a silent sign-in.
 */
export type InteractionStatus =
  | 'startup'
  | 'none'
  | 'login'
  | 'acquireToken'
  | 'handleRedirect'
  | 'logout'
  | 'ssoSilent'

/** What the person takes part in; of these one runs at a time, and nothing beside it. */
const INTERACTIVE: readonly InteractionStatus[] = ['login', 'handleRedirect', 'logout']

/** Another flow was begun while an interactive one ran. */
export class InteractionInProgress extends Error {
  override readonly name = 'InteractionInProgress'
}

/** The status of this page's sign-in, for whoever shows it. */
export class Interaction {
  readonly #listeners = new Set<() => void>()
  #status: InteractionStatus = 'startup'
  #flow = 0

  readonly get = (): InteractionStatus => this.#status

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Runs a flow under its status; rejects with `InteractionInProgress` while an interactive one runs. */
  readonly run = async <T>(status: InteractionStatus, flow: () => Promise<T>): Promise<T> => {
    if (INTERACTIVE.includes(this.#status)) throw new InteractionInProgress(t('sso.in-progress'))
    this.#flow += 1
    const own = this.#flow
    this.#set(status)
    try {
      return await flow()
    } finally {
      // A flow that was given up has no say any more.
      if (own === this.#flow) this.#set('none')
    }
  }

  /** Nothing runs any more, such as when the person closed the window or came back to the page. */
  readonly giveUp = (): void => {
    this.#flow += 1
    this.#set('none')
  }

  #set(status: InteractionStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}

export const interaction = new Interaction()
