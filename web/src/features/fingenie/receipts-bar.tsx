import { Button, Group } from '@mantine/core'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { formatRupees } from '../../ui/formats.ts'
import { IconFileSpreadsheet, IconReceipt, IconSend } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { totalOf } from './expense-summary.ts'
import type { ReceiptContext } from './receipt-context.ts'
import classes from './receipts-bar.module.css'

const t = texts(fingeniePage)

const ClaimQuestion = onDemand(async () => (await import('./claim-question.tsx')).ClaimQuestion)

interface ReceiptsBarProps {
  context: ReceiptContext
  busy: boolean
  onSend: (message: string) => void
}

/** What the conversation holds: how many receipts, their sum, and what is usually wanted of them next. */
export function ReceiptsBar({ context, busy, onSend }: ReceiptsBarProps) {
  const [asks, setAsks] = useState(false)
  const {
    claimed,
    summary: { receipts },
  } = context
  if (receipts.length === 0) return null
  const open = receipts.slice(claimed)
  const inRupees = open.every(({ currency }) => !currency || currency === 'INR')
  const count = open.length
  const sum = inRupees
    ? t('bar.receipts-sum', { count, sum: formatRupees(totalOf(open)) })
    : t('bar.receipts', { count })
  const sent = claimed > 0 ? t('bar.sent', { count: claimed }) : ''
  return (
    <div className={classes.bar}>
      <span className={classes.sum}>
        <IconReceipt size={17} aria-hidden />
        {[open.length > 0 && sum, sent].filter(Boolean).join(' · ')}
      </span>
      <Group gap={8}>
        <Button
          variant="default"
          size="xs"
          className={classes.button}
          disabled={busy}
          leftSection={<IconFileSpreadsheet size={15} aria-hidden />}
          onClick={() => onSend('Show summary')}
        >
          {t('bar.summary')}
        </Button>
        {open.length > 0 && (
          <Button
            variant="default"
            size="xs"
            className={classes.button}
            disabled={busy}
            leftSection={<IconSend size={15} aria-hidden />}
            onClick={() => setAsks(true)}
            {...ClaimQuestion.ahead}
          >
            {t('bar.send')}
          </Button>
        )}
      </Group>
      <ClaimQuestion
        opened={asks}
        what={sum}
        busy={busy}
        onClose={() => setAsks(false)}
        onSend={() => onSend('Send for approval')}
      />
    </div>
  )
}
