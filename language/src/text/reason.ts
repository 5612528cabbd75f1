/** The most characters of a reason. */
const MOST = 1000

/** Returns the reason that a message gives, as in 'Reason: the client moved the meeting'; undefined where it gives none. */
export function reasonIn(message: string): string | undefined {
  const [label = '', ...rest] = message.split(':')
  const reason = rest.join(':').trim()
  return /^\s*(?:the |my )?reason\s*$/i.test(label) && reason !== '' ? reason.slice(0, MOST) : undefined
}
