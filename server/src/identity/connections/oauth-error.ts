/** A refusal in the words of OAuth (RFC 6749, section 5.2); nothing in it is secret. */
export class OAuthError extends Error {
  readonly error: string
  readonly status: number

  constructor(error: string, description: string, status = 400) {
    super(description)
    this.name = 'OAuthError'
    this.error = error
    this.status = status
  }
}
