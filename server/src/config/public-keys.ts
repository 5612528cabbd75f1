/** The public keys (PEM) in one text, each between its BEGIN and END. */
export function keysIn(text: string): string[] {
  return text.match(/-----BEGIN [A-Z ]{3,40}-----[\w+/=\s]{1,10000}-----END [A-Z ]{3,40}-----/g) ?? []
}
