import type { ClaimDraft } from '@pravas/contract/claims'

/** What the parts of the claim's panel are given. */
export interface ClaimPanelProps {
  sessionId: string
  claim: ClaimDraft
  busy: boolean
  /** Brings a receipt, or a field of it, into view. */
  onShow: (receiptId: string, field?: string | null) => void
  onSay: (sentence: string) => void
}
