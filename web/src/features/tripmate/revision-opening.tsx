import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { RecordLink } from '../../ui/record-link.tsx'
import { askedParts } from './draft-revised.tsx'
import type { Draft } from './draft-section.ts'
import classes from './revision-opening.module.css'

const t = texts(tripmate)

export interface RevisionOpeningProps {
  draft: Draft
  revises: NonNullable<Draft['revises']>
}

/** What a chat about a trip that was sent before opens with: what its approver asks for, and what may be changed. */
export function RevisionOpening({ draft, revises }: RevisionOpeningProps) {
  const { number, comment, open } = revises
  return (
    <div className={classes.opening}>
      <p>
        {`${t('opening.about')} `}
        <RecordLink to={`/trip/${number}`}>{number}</RecordLink>.
      </p>
      {comment !== null && <p className={classes.asked}>{t('draft.asked', { comment })}</p>}
      <p>
        {open ? t('draft.asked-only', { parts: askedParts(draft, revises).join('; ') }) : t('opening.everything')}{' '}
        {t('opening.how')}
      </p>
    </div>
  )
}
