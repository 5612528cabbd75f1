/** What of our inside must never stand in an answer. */
const LEAKS: readonly [string, RegExp][] = [
  ['a stack trace', /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+|\bat \S+ \(\S+:\d+:\d+\)/],
  ['a path of the source', /node_modules|\/server\/src\/|file:\/\/\/|\.ts:\d+/],
  [
    'SQL or what the database says',
    /syntax error at or near|relation "|violates \w+(-\w+)* constraint|duplicate key value|invalid input syntax for|insert into "|select "|update "/i,
  ],
  [
    'an error of the system',
    /\b(ENOENT|ECONNREFUSED|EACCES|EPIPE|ERR_[A-Z_]+|FST_ERR_\w+|SqliteError|DatabaseError|ZodError)\b/,
  ],
]

/** Answers of 5xx that the document promises, however often they come: a part is busy, or somebody outside did not answer. */
const PROMISED: Readonly<Record<string, number>> = {
  'claim_pdf.busy': 503,
  'webhook.not_sent': 502,
  'mail.not_sent': 502,
}

/** An answer as it came. */
export interface FuzzAnswer {
  status: number
  type: string
  text: string
}

/** What is wrong with an answer; undefined when nothing is. `secrets` are texts of this machine that no answer holds. */
export function faultOf({ status, type, text }: FuzzAnswer, secrets: readonly string[]): string | undefined {
  if (status >= 500 && PROMISED[codeIn(text)] !== status) return `answered ${status}`
  const leak = LEAKS.find(([, pattern]) => pattern.test(text))
  if (leak) return `leaks ${leak[0]}`
  if (secrets.some((secret) => text.includes(secret))) return 'leaks where it lies'
  if (status >= 400 && text !== '' && !type.startsWith('application/problem+json') && !isOfAnotherProtocol(text))
    return `refuses as ${type || 'nothing'}`
  return undefined
}

/** Whether it is a refusal in the words of OAuth, of the Model Context Protocol or of SCIM. */
function isOfAnotherProtocol(text: string): boolean {
  return /^\{"(error":"[a-z_]+","error_description":"|jsonrpc":"2\.0"|schemas":\["urn:ietf:params:scim:api:messages:2\.0:Error"\])/.test(
    text,
  )
}

function codeIn(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code)
  } catch {
    return ''
  }
}
