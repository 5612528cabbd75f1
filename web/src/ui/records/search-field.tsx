import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { use, useState } from 'react'
import { IconSearch } from '../icons.ts'
import classes from './filter-bar.module.css'
import { SearchKey } from './search-key.ts'

const c = texts(labels)

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 150

/** A search as one types; Escape empties it. It names the key that leads to it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const key = use(SearchKey)
  const [draft, setDraft] = useState<string>()
  if (draft === value) setDraft(undefined)
  const search = useDebouncedCallback(onSearch, SETTLED_AFTER)
  const type = (text: string) => {
    setDraft(text)
    search(text)
  }
  const clear = () => {
    type('')
    search.flush()
  }
  const shown = draft ?? value
  return (
    <TextInput
      type="search"
      aria-label={label}
      aria-keyshortcuts={key}
      placeholder={label}
      className={classes.search}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        shown !== '' ? (
          <CloseButton size="sm" aria-label={c('clear-search')} onClick={clear} />
        ) : (
          key && (
            <Kbd size="xs" aria-hidden className={classes.key}>
              {key}
            </Kbd>
          )
        )
      }
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown !== '') clear()
      }}
    />
  )
}
