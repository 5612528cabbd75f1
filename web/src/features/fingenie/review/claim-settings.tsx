import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { ClaimInTheMaking } from '@pravas/contract/claims'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { explain } from '../../../api/api-error.ts'
import frame from '../../../chat/side-panel.module.css'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import { type AnsweredClaim, claimOf, settleClaim } from './claim-query.ts'
import classes from './claim-settings.module.css'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

/** What stands in the select for the trip that fits by itself. */
const AUTO = 'auto'
const NO_TRIP = ''

/** One claim or one for each receipt, and the trip that it belongs to. */
export function ClaimSettings({ sessionId, claim, busy }: Pick<ClaimPanelProps, 'sessionId' | 'claim' | 'busy'>) {
  const queries = useQueryClient()
  const label = useId()
  const { queryKey } = claimOf(sessionId)
  const settle = useMutation({
    mutationKey: RECEIPT_EDIT,
    mutationFn: (change: { as?: ClaimInTheMaking['as']; trip?: string | null }) =>
      settleClaim({ sessionId, ...change }),
    onMutate: async ({ as }) => {
      await queries.cancelQueries({ queryKey })
      if (as)
        queries.setQueryData<AnsweredClaim>(queryKey, (known) =>
          known?.claim ? { claim: { ...known.claim, as } } : known,
        )
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const { trip, trips, receipts } = claim
  const matched = trip?.how === 'matched' ? trip : undefined
  const choices = [
    { value: NO_TRIP, label: 'No trip' },
    {
      value: AUTO,
      label: matched ? `${nameOfTrip(matched)} (fits by date and city)` : 'The one that fits by date and city',
    },
    ...trips
      .filter(({ number }) => number !== matched?.number)
      .map((one) => ({ value: one.number, label: nameOfTrip(one) })),
  ]
  return (
    <div className={classes.settings}>
      {receipts.length > 1 && (
        <div>
          <span id={label} className={frame.subheading}>
            Send as
          </span>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby={label}
            className={classes.as}
            disabled={busy}
            value={claim.as}
            data={[
              { value: 'one', label: 'One claim' },
              { value: 'each', label: 'One for each receipt' },
            ]}
            onChange={(as) => settle.mutate({ as: as === 'each' ? 'each' : 'one' })}
          />
        </div>
      )}
      {(trips.length > 0 || trip) && (
        <NativeSelect
          label="Trip"
          size="sm"
          classNames={{ label: frame.subheading ?? '', input: classes.input ?? '' }}
          disabled={busy || settle.isPending}
          value={matched ? AUTO : (trip?.number ?? NO_TRIP)}
          data={choices}
          onChange={({ currentTarget: { value } }) => settle.mutate({ trip: value === NO_TRIP ? null : value })}
        />
      )}
      {settle.isError && (
        <p role="alert" className={classes.failure}>
          {explain(settle.error)}
        </p>
      )}
    </div>
  )
}

function nameOfTrip({ number, title }: { number: string; title: string }): string {
  return `${number}, ${title}`
}
