import { askedPart } from '@pravas/messages/asked-part'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import frame from '../../chat/side-panel.module.css'
import { RecordLink } from '../../ui/record-link.tsx'
import classes from './draft-panel.module.css'
import type { Draft } from './draft-section.ts'

const t = texts(tripmate)

/** What the approver names, as people read it. */
export function askedParts({ legs }: Draft, { fields, asked }: NonNullable<Draft['revises']>): string[] {
  const route = legs?.flatMap(({ from, to }, index) => [...(index === 0 ? [from] : []), to])
  const known = route?.every((city) => city !== null) ? route : undefined
  return asked ?? fields.map((field) => askedPart(field, known)).filter((part) => part !== undefined)
}

/** The sent trip that the draft changes, and what the approver asks for. */
export function Revised({ draft, revises }: { draft: Draft; revises: NonNullable<Draft['revises']> }) {
  const { number, comment, open } = revises
  const parts = askedParts(draft, revises).join('; ')
  return (
    <div className={classes.revised}>
      <p>
        {`${t('draft.revises')} `}
        <RecordLink to={`/trip/${number}`}>{number}</RecordLink>
      </p>
      {comment !== null && <p className={classes.comment}>{t('draft.asked', { comment })}</p>}
      {parts !== '' && <p>{t(open ? 'draft.asked-only' : 'draft.asked-parts', { parts })}</p>}
    </div>
  )
}

/** A part that stays as it was sent, in the place of its field. */
export function AsSent({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <span className={frame.subheading}>{name}</span>
      <p className={classes.asSent}>
        {value} <span>{t('draft.as-sent')}</span>
      </p>
    </div>
  )
}
