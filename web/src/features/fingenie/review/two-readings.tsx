import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './review-input.module.css'

interface TwoReadingsProps {
  /** Of the field. */
  label: string
  /** Nothing was found by the first reading where every receipt says something. */
  isMissing: boolean
  /** What FinGenie read; empty for nothing. */
  first: string
  /** What the language model read. */
  second: string
  onConfirm: () => void
  onTakeSecond: () => void
}

/** A value of more characters is not said again on a button. */
const LONG = 16

/** What FinGenie and the language model read where that differs, and both to choose from. */
export function TwoReadings({ label, isMissing, first, second, onConfirm, onTakeSecond }: TwoReadingsProps) {
  const isFound = first !== ''
  return (
    <>
      <span className={isFound || isMissing ? classes.warn : undefined}>
        {(isFound || isMissing) && <IconAlertTriangle size={13} aria-hidden />}
        {isFound
          ? `FinGenie read ${first}; the language model read ${second}`
          : `${isMissing ? 'Not found; the' : 'The'} language model read ${second}`}
      </span>
      {isFound && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.act}
          aria-label={`Keep what FinGenie read: ${label}, ${first}`}
          onClick={onConfirm}
        >
          {first.length > LONG ? 'Keep the first' : `Keep ${first}`}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.act}
        aria-label={`Use what the language model read: ${label}, ${second}`}
        onClick={onTakeSecond}
      >
        {second.length <= LONG ? `Use ${second}` : isFound ? 'Use the second' : 'Use it'}
      </Button>
    </>
  )
}
