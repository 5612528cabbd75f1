import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { IconPlus } from '../../ui/icons.ts'
import { withSentence } from './reason-suggestions.ts'
import classes from './suggestions.module.css'

const t = texts(requestDialogs)

interface SuggestionsProps {
  of: readonly string[]
  /** What is typed so far. */
  said: string
  /** How many characters it may have. */
  most: number
  disabled?: boolean
  onAdd: (text: string) => void
}

/** Sentences to be added to a reason: those that are not in it yet and for which there is room. */
export function Suggestions({ of, said, most, disabled = false, onAdd }: SuggestionsProps) {
  const offered = of.filter((text) => !said.includes(text) && withSentence(said, text).length <= most)
  if (offered.length === 0) return null
  return (
    <ul className={classes.suggestions} aria-label={t('suggestions')}>
      {offered.map((text) => (
        <li key={text}>
          <button type="button" disabled={disabled} onClick={() => onAdd(text)}>
            <IconPlus size={14} stroke={1.8} aria-hidden />
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
