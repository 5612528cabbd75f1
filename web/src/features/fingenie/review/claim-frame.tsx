import { Drawer } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight, IconChevronUp, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import frame from '../../../chat/side-panel.module.css'
import { countOf, formatRupees } from '../../../ui/formats.ts'
import classes from './claim-frame.module.css'
import { ClaimPanel } from './claim-panel.tsx'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import { undatedWords } from './review-words.ts'

/** The claim draft beside the conversation. */
export function ClaimSide(props: ClaimPanelProps) {
  return (
    <section className={frame.side} aria-label="Your claim">
      <ClaimPanel {...props} />
    </section>
  )
}

/** The same as a bar above the composer, with what it comes to; it opens as a sheet. */
export function ClaimBar(props: ClaimPanelProps) {
  const [isOpen, setOpen] = useState(false)
  // The focus goes where the person wanted to go, not back to the bar.
  const [leads, setLeads] = useState(false)
  const open = () => {
    setLeads(false)
    setOpen(true)
  }
  const { claim, onShow, onSay } = props
  const { receipts, total, blocking, warnings = [], submitted } = claim
  const state =
    receipts.length === 0
      ? `${countOf(submitted.length, 'claim')} sent`
      : blocking.length > 0
        ? `${new Set(blocking.map(({ receipt_id }) => receipt_id)).size} of ${receipts.length} need attention`
        : countOf(receipts.length, 'receipt')
  const [warned] = warnings
  return (
    <>
      <div className={classes.frame}>
        <button type="button" className={classes.bar} aria-haspopup="dialog" onClick={open}>
          <IconReceipt size={18} aria-hidden />
          <span className={classes.title}>Your claim</span>
          <span className={classes.state}>{state}</span>
          {receipts.length > 0 && <span className={classes.total}>{formatRupees(total)}</span>}
          <IconChevronUp size={18} aria-hidden className={classes.chevron} />
        </button>
        {warned && warned.receipt_id !== null && (
          <button
            type="button"
            className={classes.warning}
            onClick={() => onShow(warned.receipt_id ?? '', warned.field)}
          >
            <IconAlertTriangle size={15} aria-hidden />
            <span>{undatedWords(claim)}</span>
            <IconArrowRight size={14} aria-hidden />
          </button>
        )}
      </div>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        returnFocus={!leads}
        position="bottom"
        size="85dvh"
        title="Your claim"
        classNames={{ title: classes.heading ?? '', body: classes.sheet ?? '', content: classes.content ?? '' }}
        closeButtonProps={{ 'aria-label': 'Close your claim' }}
      >
        <ClaimPanel
          {...props}
          onShow={(receiptId, field) => {
            setLeads(true)
            setOpen(false)
            onShow(receiptId, field)
          }}
          onSay={(sentence) => {
            setOpen(false)
            onSay(sentence)
          }}
        />
      </Drawer>
    </>
  )
}
