import { Button } from '@mantine/core'
import type { ReviewField } from '@pravas/contract/claims'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { type FieldValue, isByHand } from './review-fields.ts'
import classes from './review-input.module.css'

interface FieldStateProps {
  field: ReviewField<FieldValue>
  isMissing: boolean
  label: string
  read: string | undefined
  /** The value as it is shown; empty where none was found. */
  first: string
  /** What the language model read, where that is something else. */
  second: string | undefined
  isSaving: boolean
  onConfirm: () => void
  onPutBack: () => void
  onTakeSecond: () => void
}

/** How sure a field is, in words with an icon, and what can be done about it. */
export function FieldState(props: FieldStateProps) {
  const { field, isMissing, label, read, first, second, isSaving, onConfirm, onPutBack, onTakeSecond } = props
  if (isSaving) return <span>Saving</span>
  if (field.state === 'corrected') {
    return (
      <>
        <IconPencil size={13} aria-hidden />
        <span>{read === undefined ? 'Edited' : `Read: ${read}`}</span>
        {read !== undefined && (
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.act}
            aria-label={`Revert ${label} to what was read`}
            onClick={onPutBack}
          >
            Revert
          </Button>
        )}
      </>
    )
  }
  if (second !== undefined) {
    return <TwoReadings {...{ label, isMissing, first, second, onConfirm, onTakeSecond }} />
  }
  if (isByHand(field)) {
    return (
      <span className={classes.warn}>
        <IconPencil size={13} aria-hidden />
        Handwritten. Please type it in.
      </span>
    )
  }
  if (isMissing) {
    return (
      <span className={classes.warn}>
        <IconAlertTriangle size={13} aria-hidden />
        Not found
      </span>
    )
  }
  if (field.state === 'unsure' && field.value !== null) {
    return (
      <>
        <span className={classes.warn}>
          <IconAlertTriangle size={13} aria-hidden />
          Please check
        </span>
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.act}
          aria-label={`Confirm: ${label}`}
          onClick={onConfirm}
        >
          Confirm
        </Button>
      </>
    )
  }
  return null
}

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
function TwoReadings({ label, isMissing, first, second, onConfirm, onTakeSecond }: TwoReadingsProps) {
  const isFound = first !== ''
  return (
    <>
      <span className={isFound || isMissing ? classes.warn : undefined}>
        {(isFound || isMissing) && <IconAlertTriangle size={13} aria-hidden />}
        {isFound
          ? `FinGenie read ${first}, the language model ${second}`
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
