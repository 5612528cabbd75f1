import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { richText } from '../../ui/rich-text.ts'
import type { WantedReceipts as Wanted } from '../../ui/wanted-receipts.ts'
import classes from './wanted-receipts.module.css'

const t = texts(fingeniePage)

/** Which receipts the person came to upload. */
export function WantedReceipts({ wantedReceipts: { trip, receipts } }: Wanted) {
  return (
    <p className={classes.wanted}>
      {richText(
        t.rich('wanted', {
          trip,
          receipts: receipts.join(', '),
          strong: (words) => <strong>{words}</strong>,
        }),
      )}
    </p>
  )
}
