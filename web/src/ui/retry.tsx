import { Anchor } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'

const c = texts(labels)

interface RetryProps {
  text: string
  onRetry: () => void
}

/** A quiet line that says what could not be loaded and offers to try again. */
export function Retry({ text, onRetry }: RetryProps) {
  return (
    <span role="status">
      {text}{' '}
      <Anchor component="button" type="button" inherit onClick={onRetry}>
        {c('try-again')}
      </Anchor>
    </span>
  )
}
