import type { Assistant } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { assistantSettingsQuery } from './assistant-settings.ts'
import classes from './engine-note.module.css'
import { removedWords } from './removed-words.ts'

const t = texts(chat)

/** Says who answers where that is not the server itself, and what leaves; nothing while it is not known. */
export function EngineNote({ assistant }: { assistant: Assistant }) {
  const { data } = useQuery(assistantSettingsQuery)
  if (!data?.offered) return null
  const answers = data[assistant] === 'model'
  const reads = assistant === 'fingenie' && data.receipt_pictures === true
  if (!answers && !reads) {
    return data.keep_local ? (
      <p className={classes.note}>
        {t('engine.rules')} <Link to="/account">{t('engine.change')}</Link>
      </p>
    ) : null
  }
  const place = data.in_house ? 'inside' : 'outside'
  const words = [
    answers && t('engine.model', { place }),
    answers && !data.in_house && removedWords(data.removes),
    reads && (answers ? t('engine.pictures-too') : t('engine.pictures', { place })),
  ]
  return (
    <p className={classes.note}>
      {`${words.filter(Boolean).join(' ')} `}
      <Link to="/account">{t('engine.keep-local')}</Link>
    </p>
  )
}
