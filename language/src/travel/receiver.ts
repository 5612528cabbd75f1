/** 'To', and at most three words of a name. */
const MOST_OF_NAME = 4

/** 'Send it to Meera' as 'send it': what is sent, without to whom. */
export function withoutReceiver(message: string): string {
  const words = message.trim().split(/\s+/)
  const at = words.lastIndexOf('to')
  const sends = words.slice(0, at).some((word) => /^(?:send|submit|forward)$/i.test(word))
  return at > 0 && sends && words.length - at <= MOST_OF_NAME ? words.slice(0, at).join(' ') : message
}
