import { CopyButton } from '@mantine/core'
import { receiptMailPage } from '@pravas/messages/en/receipt-mail-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RECEIPTS_BY_EMAIL, receiptAddressQuery } from '../../api/receipt-address.ts'
import classes from '../../chat/opening-list.module.css'
import { IconMailForward } from '../../ui/icons.ts'

const t = texts(receiptMailPage)

/** Where receipts can be forwarded to, beside where they are uploaded; the way to an address where there is none yet. Nothing where receipts don't come by email. */
export function ReceiptAddressLine() {
  const { data } = useQuery(receiptAddressQuery)
  if (!data?.available) return null
  const { address } = data
  return (
    <ul className={classes.list}>
      <li>
        <IconMailForward size={18} stroke={1.6} aria-hidden />
        {address === null ? (
          <Link to={`/account#${RECEIPTS_BY_EMAIL}`}>{t('fingenie.set-up')}</Link>
        ) : (
          <span>
            {t('fingenie.forward', { address })}{' '}
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <button type="button" onClick={copy}>
                  {copied ? t('copied') : t('fingenie.copy')}
                </button>
              )}
            </CopyButton>
          </span>
        )}
      </li>
    </ul>
  )
}
