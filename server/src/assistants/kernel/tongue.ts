import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tongue } from '@pravas/language/text/tongue'
import { speakAs } from '@pravas/messages/spoken'

const spoken = new AsyncLocalStorage<Tongue>()
speakAs(() => spoken.getStore() ?? 'en')

/** Words what is said within a function in a language. */
export const inTongue = <Result>(tongue: Tongue, work: () => Result): Result => spoken.run(tongue, work)
