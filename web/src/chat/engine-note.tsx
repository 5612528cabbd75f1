import type { Assistant } from '@pravas/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { assistantSettingsQuery } from './assistant-settings.ts'
import classes from './engine-note.module.css'
import { removedWords } from './removed-words.ts'

/** Says who answers where that is not the server itself, and what leaves; nothing while it is not known. */
export function EngineNote({ assistant }: { assistant: Assistant }) {
  const { data } = useQuery(assistantSettingsQuery)
  if (!data?.offered) return null
  const answers = data[assistant] === 'model'
  const reads = assistant === 'fingenie' && data.receipt_pictures === true
  if (!answers && !reads) {
    return data.keep_local ? (
      <p className={classes.note}>
        Answered by rules on this server, as you chose. <Link to="/account">Change</Link>
      </p>
    ) : null
  }
  const where = data.in_house ? 'within your organisation' : 'outside your organisation'
  const words = [
    answers && `Answered with a language model ${where}.`,
    answers && !data.in_house && removedWords(data.removes),
    reads && (answers ? 'It also reads receipt pictures.' : `A language model ${where} also reads your receipts.`),
  ]
  return (
    <p className={classes.note}>
      {`${words.filter(Boolean).join(' ')} `}
      <Link to="/account">Keep it local</Link>
    </p>
  )
}
