import type { WantedReceipts as Wanted } from '../../ui/wanted-receipts.ts'
import classes from './wanted-receipts.module.css'

/** Which receipts the person came to upload. */
export function WantedReceipts({ wantedReceipts: { trip, receipts } }: Wanted) {
  return (
    <p className={classes.wanted}>
      {`Still missing for ${trip}: `}
      <strong>{receipts.join(', ')}</strong>
      {'. Upload them here.'}
    </p>
  )
}
