/** How long a caller may take, in milliseconds. */
export interface ConnectionLimits {
  /** For the first line and the headers of a request. */
  headersMs: number
  /** For the whole of a request, its body included. */
  requestMs: number
  /** How often slow ones are looked for. */
  checkMs: number
}

/** Enough for a large upload over a slow line, and little enough that held connections do not pile up. */
export const CONNECTION_LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 60_000, checkMs: 2_000 }
