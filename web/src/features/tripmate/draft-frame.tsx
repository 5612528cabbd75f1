import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { type ComponentType, useEffect, useState } from 'react'
import frame from '../../chat/side-panel.module.css'
import { formatPrice } from '../../ui/formats.ts'
import { IconChevronDown } from '../../ui/icons.ts'
import classes from './draft-frame.module.css'
import type { DraftPanelProps } from './draft-panel.tsx'

const t = texts(tripmate)

/** The code of the panel, fetched when there is first something to show; nothing until then, and where that fails. */
function usePanel(): ComponentType<DraftPanelProps> | undefined {
  const [code, setCode] = useState<{ Panel: ComponentType<DraftPanelProps> }>()
  useEffect(() => {
    let isAwaited = true
    import('./draft-panel.tsx').then(
      ({ DraftPanel }) => isAwaited && setCode({ Panel: DraftPanel }),
      () => undefined,
    )
    return () => {
      isAwaited = false
    }
  }, [])
  return code?.Panel
}

/** The trip draft beside the conversation. */
export function DraftSide(props: DraftPanelProps) {
  const Panel = usePanel()
  return (
    <section className={frame.side} aria-label={t('draft.label')}>
      {Panel && <Panel {...props} />}
    </section>
  )
}

/** The same above the composer, folded up until it is wanted. */
export function DraftBar(props: DraftPanelProps) {
  const Panel = usePanel()
  const [open, setOpen] = useState(false)
  const { draft, parked } = props.trip
  const isAside = props.fresh || !draft
  return (
    <section className={classes.bar} aria-label={t('draft.label')}>
      <button type="button" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={classes.title}>{isAside ? t('draft.unfinished') : draft.title}</span>
        <span className={classes.sum}>{isAside ? (draft?.title ?? parked) : sumWords(draft)}</span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} data-open={open || undefined} />
      </button>
      {open && <div className={classes.unfolded}>{Panel && <Panel {...props} onReview={() => setOpen(false)} />}</div>}
    </section>
  )
}

/** What it comes to so far, and how much of it is open. */
function sumWords({ parts, missing, total, ready }: NonNullable<DraftPanelProps['trip']['draft']>): string {
  const state = ready
    ? t('draft.ready')
    : missing.length > 0
      ? t('draft.missing-count', { count: missing.length })
      : undefined
  return [parts.length > 0 && formatPrice(total), state].filter(Boolean).join(', ')
}
