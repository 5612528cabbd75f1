import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../../api/api-error.ts'
import { ReasonField } from '../../../status/reason-field.tsx'
import { claimDraftOf, settleClaim } from '../claim-draft.ts'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

interface ClaimReasonProps {
  sessionId: string
  reason: string | null | undefined
  busy: boolean
}

/** The reason that the policy requires of a claim, kept with its draft. */
export function ClaimReason({ sessionId, reason, busy }: ClaimReasonProps) {
  const queries = useQueryClient()
  const { queryKey } = claimDraftOf(sessionId)
  const save = useMutation({
    mutationKey: RECEIPT_EDIT,
    mutationFn: (text: string) => settleClaim({ sessionId, reason: text }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <ReasonField
      reason={reason}
      busy={busy || save.isPending}
      failure={save.isError ? explain(save.error) : undefined}
      onSave={save.mutate}
    />
  )
}
