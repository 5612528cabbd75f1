/** What no line of the log may hold, and what stands in its place. The order matters: addresses hold what others look for. */
const MASKS: readonly [RegExp, string][] = [
  // Name and password in the address of a database or a mail server.
  [/((?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/)[^\s/@"\\]+@/gi, '$1…@'],
  // Links that work once: with one, anybody can set a password or finish a sign-up.
  [/\/(reset-password|sign-up)\/[^\s"\\/?]+/gi, '/$1/…'],
  [/\b(Bearer\s+)[^\s"\\]+/gi, '$1…'],
  [/((?:__Host-)?pravas-[a-z-]{1,40}=)[^;\s"\\]+/gi, '$1…'],
  [/([?&](?:api_)?(?:key|token|code|nonce|state|id_token|access_token)=)[^&\s"\\]+/gi, '$1…'],
  // Tokens of an identity provider, and our own of 32 bytes, wherever they stand.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, 'eyJ…'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '…'],
  // Of a person: mail addresses keep their first letter and their domain, telephone numbers nothing.
  [/(?<![a-z0-9._%+'-])([._%+'-]*[a-z0-9])[a-z0-9._%+'-]*@(?=[a-z0-9-])/gi, '$1…@'],
  [/\+\d[\d ()-]{7,}\d/g, '+…'],
]

/** A line of the log without secrets and personal data, whichever part of the product wrote them. */
export function masked(line: string): string {
  return MASKS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
