import { Button } from '@mantine/core'
import { expensePdfPath } from '@pravas/contract/expenses'
import { expenses } from '@pravas/messages/en/expenses'
import { texts } from '@pravas/messages/texts'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { download } from '../../api/download.ts'
import { logFailure } from '../../api/failure-log.ts'
import { IconFileTypePdf } from '../../ui/icons.ts'
import { saveFile } from '../../ui/records/save-file.ts'
import classes from './download-claim.module.css'

const t = texts(expenses)

/** Saves the claim with all its receipts as one PDF. `number` is the expense's number, or its id where that is missing. */
export function DownloadClaim({ number }: { number: string }) {
  const claim = useMutation({
    mutationFn: () => download(expensePdfPath(encodeURIComponent(number))),
    onSuccess: (file) => saveFile(`${number}.pdf`, file),
    onError: (error) => logFailure(`Could not download expense ${number}`, error),
  })
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
        loading={claim.isPending}
        onClick={() => claim.mutate()}
      >
        {t('download')}
      </Button>
      <span role="status" className={claim.isError ? classes.failure : 'visually-hidden'}>
        {claim.isPending ? t('download.working') : claim.isError ? explain(claim.error) : ''}
      </span>
    </div>
  )
}
