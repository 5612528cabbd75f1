/** Something that a person did while the browser was offline. */
export interface Waiting {
  /** The same id again takes the same person's earlier one's place: what is meant now counts. */
  id: string
  kind: WaitingKind
  /** What it is, in words for the person. */
  label: string
  /** What its sender needs; kept as it is, files included. */
  body: unknown
  /** Whose it is; it is never sent in anybody else's session. */
  owner: string
  /** ISO 8601. */
  since: string
  /** Another one each time that the entry is kept: by it a sender knows whether it is still the one that was sent. */
  revision: string
  /** Why it was refused. It then waits for the person. */
  problem?: string
}

export type WaitingKind = 'decision' | 'fingenie'
