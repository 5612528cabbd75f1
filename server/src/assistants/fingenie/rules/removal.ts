import { namesFieldFirst } from './lacking.ts'

const REMOVE =
  /^(?:(?:please|kindly|no|ok|okay|can you|could you|i want to)\b[,.!]?\s*)*(?:remove|delete|discard|drop|forget|leave out|take out|exclude)\b(.*)$/is

/** The words that name what is to be taken out; undefined when the message asks for nothing of the kind. */
export function removalIn(message: string): string | undefined {
  const about = REMOVE.exec(message.trim())?.[1]?.trim()
  if (
    about === undefined ||
    namesFieldFirst(about) ||
    /\b(?:conversation|chat|history|account|claim|expense)\b/i.test(about)
  )
    return undefined
  return about
}
