import { Button } from '@mantine/core'
import type { ReviewField } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { IconAlertTriangle, IconPencil } from '../../../ui/icons.ts'
import { type FieldValue, isByHand } from './review-fields.ts'
import classes from './review-input.module.css'

const t = texts(fingenieReview)

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
  if (isSaving) return <span>{t('field.saving')}</span>
  if (field.state === 'corrected') {
    return (
      <>
        <IconPencil size={13} aria-hidden />
        <span>{read === undefined ? t('field.edited') : t('field.read', { value: read })}</span>
        {read !== undefined && (
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.act}
            aria-label={t('field.revert-of', { field: label })}
            onClick={onPutBack}
          >
            {t('field.revert')}
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
        {t('field.handwritten')}
      </span>
    )
  }
  if (isMissing) {
    return (
      <span className={classes.warn}>
        <IconAlertTriangle size={13} aria-hidden />
        {t('field.not-found')}
      </span>
    )
  }
  if (field.state === 'unsure' && field.value !== null) {
    return (
      <>
        <span className={classes.warn}>
          <IconAlertTriangle size={13} aria-hidden />
          {t('field.check')}
        </span>
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.act}
          aria-label={t('field.confirm-of', { field: label })}
          onClick={onConfirm}
        >
          {t('field.confirm')}
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
          ? t('field.two', { first, second })
          : t('field.second', { first: isMissing ? 'missing' : 'empty', second })}
      </span>
      {isFound && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.act}
          aria-label={t('field.keep-of', { field: label, value: first })}
          onClick={onConfirm}
        >
          {first.length > LONG ? t('field.keep-first') : t('field.keep', { value: first })}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.act}
        aria-label={t('field.use-of', { field: label, value: second })}
        onClick={onTakeSecond}
      >
        {second.length <= LONG
          ? t('field.use', { value: second })
          : isFound
            ? t('field.use-second')
            : t('field.use-it')}
      </Button>
    </>
  )
}
