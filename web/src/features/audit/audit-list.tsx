import { Anchor } from '@mantine/core'
import type { AuditItem } from '@pravas/contract/audit'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { useCameFrom } from '../../ui/came-from.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from './audit-list.module.css'
import { changedFields, pageOfRecord, sentenceOf } from './audit-words.ts'

const t = texts(auditPage)

/** Entries of the audit trail, each a sentence that opens into what changed and from where. */
export function AuditList({ items }: { items: readonly AuditItem[] }) {
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <details>
            <summary>
              <span className={classes.sentence}>{sentenceOf(item)}</span>
              <span className={classes.facts}>
                {item.on_behalf_of && `${t('entry.by-behalf', { name: item.on_behalf_of.name })} · `}
                {formatInstant(item.at)}
              </span>
            </summary>
            <Body item={item} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Body({ item }: { item: AuditItem }) {
  const fields = changedFields(item)
  const { record, channel, address, agent, hash, seq } = item
  const page = pageOfRecord(record)
  const cameFrom = useCameFrom()
  return (
    <div className={classes.body}>
      {fields.length === 0 ? (
        <p>{t('entry.none')}</p>
      ) : (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">{t('column.field')}</th>
              <th scope="col">{t('column.before')}</th>
              <th scope="col">{t('column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.origin}>
        {channel && (
          <>
            <dt>{t('entry.from')}</dt>
            <dd>{[t(`channel.${channel}`), address].filter(Boolean).join(' · ')}</dd>
          </>
        )}
        {agent && (
          <>
            <dt>{t('entry.program')}</dt>
            <dd>{agent}</dd>
          </>
        )}
        {record.id && (
          <>
            <dt>{t('entry.record')}</dt>
            <dd>
              {page ? (
                <Anchor component={Link} inherit to={page} state={cameFrom}>
                  {record.number}
                </Anchor>
              ) : (
                (record.number ?? record.id)
              )}
            </dd>
          </>
        )}
        <dt>{t('entry.hash')}</dt>
        <dd>
          {t('entry.number', { seq: String(seq) })} · {hash}
        </dd>
      </dl>
    </div>
  )
}
