import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './filter-bar.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 150

/** A search as one types; Escape empties it. The product's key / leads to the search field of a page. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
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
      aria-keyshortcuts="/"
      placeholder={label}
      className={classes.search ?? ''}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        shown === '' ? (
          <Kbd size="xs" aria-hidden className={classes.key ?? ''}>
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label="Clear search" onClick={clear} />
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
