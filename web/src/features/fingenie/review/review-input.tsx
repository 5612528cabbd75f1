import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReceiptFieldsChange, ReceiptInReview, ReviewField } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { offerUndo } from '../../../chat/undo-offer.tsx'
import { afterPress } from '../../../ui/after-press.ts'
import { FieldState } from './field-state.tsx'
import { type FieldShape, type FieldValue, parseWritten, shownValue, writtenValue } from './review-fields.ts'
import classes from './review-input.module.css'
import { useReceiptEdits } from './use-receipt-edits.ts'

const t = texts(fingenieReview)
const c = texts(labels)

interface ReviewInputProps {
  sessionId: string
  receipt: ReceiptInReview
  shape: FieldShape
  /** The person looks at this field now. */
  onLook: () => void
}

/** Where one field of a receipt stands on the page. */
function fieldId(receiptId: string, name: string): string {
  return `receipt-${receiptId}-${name}`
}

let withdrawOffer: (() => void) | undefined

/**
 * One field of a receipt: what was read, how sure that is, and a place to set it right. What is written is saved when
 * the field is left; what the server refuses stays as it was written, with the reason.
 */
export function ReviewInput({ sessionId, receipt, shape, onLook }: ReviewInputProps) {
  const { receipt_id: receiptId, fields } = receipt
  const field: ReviewField<FieldValue> = fields[shape.name]
  const currency = fields.currency.value
  const { change } = useReceiptEdits(sessionId, receiptId)
  const [written, setWritten] = useState<string>()
  const [problem, setProblem] = useState<{ text: string; isAnswer: boolean }>()
  const shown = shownValue(shape, field.value, currency)
  // Leaving the field by Escape is no wish to save.
  const isLeft = useRef(false)
  const isEntered = useRef(false)
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)

  const refuse = (why: { text: string; isAnswer: boolean }) => {
    setProblem(why)
    // Enter has left the field: what is wrong is mended there, or taken back by Escape.
    if (isEntered.current && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }
  const save = (value: FieldValue) => {
    const before = field.value
    change.mutate({ [shape.name]: value } as ReceiptFieldsChange, {
      onSuccess: () => {
        setWritten(undefined)
        if (value === before) return
        withdrawOffer?.()
        withdrawOffer = offerUndo({
          message:
            value === null
              ? t('field.emptied', { field: shape.label })
              : t('field.changed', { field: shape.label, value: shownValue(shape, value, currency) }),
          onUndo: () => change.mutate({ [shape.name]: before } as ReceiptFieldsChange),
        })
      },
      onError: (error) => {
        refuse({ text: explain(error), isAnswer: true })
      },
    })
  }
  const saveInstead = (value: FieldValue) => {
    isLeft.current = true
    save(value)
  }
  const discard = () => {
    setWritten(undefined)
    setProblem(undefined)
  }
  const commit = (text: string | undefined) => {
    if (text === undefined) return
    const parsed = parseWritten(shape, text)
    if ('problem' in parsed) {
      refuse({ text: parsed.problem, isAnswer: false })
    } else if (parsed.value === field.value) {
      discard()
    } else if (parsed.value === null && shape.whyNeeded) {
      refuse({ text: shape.whyNeeded, isAnswer: false })
    } else save(parsed.value)
  }
  const commitAgain = () => {
    isLeft.current = true
    commit(written)
  }
  const write = (text: string) => {
    setWritten(text)
    setProblem(undefined)
    if (shape.choices !== undefined) commit(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isEntered.current = event.key === 'Enter'
    if (isEntered.current) event.currentTarget.blur()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    isLeft.current = true
    discard()
    event.currentTarget.blur()
  }

  const id = fieldId(receiptId, shape.name)
  const isMissing = field.value === null && !shape.isOptional
  const isFixed = receipt.fixed?.includes(shape.name) === true
  const common = {
    id,
    label: shape.label,
    size: 'sm' as const,
    error: problem?.text,
    ref: input,
    'data-state': isFixed ? 'fixed' : isMissing ? 'missing' : field.state,
    classNames: { input: classes.input, label: classes.label },
    onKeyDown,
    description: undefined,
    'aria-describedby': `${id}-state`,
  }
  return (
    <div className={classes.cell} data-wide={shape.isWide || undefined}>
      {shape.choices ? (
        <NativeSelect
          {...common}
          disabled={isFixed}
          value={written ?? (field.value === null ? '' : String(field.value))}
          data={field.value === null && shape.name === 'category' ? ['', ...shape.choices] : [...shape.choices]}
          onFocus={onLook}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...common}
          readOnly={isFixed}
          type={shape.kind === 'date' ? 'date' : 'text'}
          inputMode={shape.kind === 'amount' ? 'decimal' : shape.kind === 'count' ? 'numeric' : undefined}
          autoCapitalize={shape.kind === 'gstin' || shape.kind === 'currency' ? 'characters' : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={shape.placeholder ?? (shape.isOptional ? t('field.not-found') : undefined)}
          value={written ?? (shape.kind === 'date' ? writtenValue(shape, field.value) : shown)}
          onFocus={() => {
            onLook()
            isLeft.current = false
            if (written !== undefined || isFixed) return
            setWritten(writtenValue(shape, field.value))
            // The amount now stands without its sign, of which the browser's own selection knows nothing.
            if (shape.kind === 'amount') requestAnimationFrame(() => input.current?.select())
          }}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={() => {
            // What is pressed instead, such as putting back what was read, decides about what was written.
            if (!isLeft.current) afterPress(() => !isLeft.current && commit(written))
          }}
        />
      )}
      <div id={`${id}-state`} className={classes.state}>
        {isFixed ? (
          t('field.fixed')
        ) : (
          <FieldState
            field={field}
            isMissing={isMissing}
            label={shape.label}
            read={field.read == null ? undefined : shownValue(shape, field.read, currency)}
            isSaving={change.isPending}
            first={shown}
            second={field.second == null ? undefined : shownValue(shape, field.second, currency)}
            onConfirm={() => saveInstead(field.value)}
            onTakeSecond={() => field.second != null && saveInstead(field.second)}
            onPutBack={() => saveInstead(field.read ?? null)}
          />
        )}
        {problem?.isAnswer && written !== undefined && (
          <Button variant="subtle" size="compact-xs" className={classes.act} onClick={commitAgain}>
            {c('try-again')}
          </Button>
        )}
        {problem && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            className={classes.act}
            aria-label={t('field.cancel-of', { field: shape.label })}
            onClick={() => {
              discard()
              isLeft.current = true
              input.current?.blur()
            }}
          >
            {c('cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Puts the cursor into a field once it stands on the page; of a receipt as a whole, the focus on its card. */
export function useFieldFocus(receiptId: string, field: string | undefined, at: number | undefined): void {
  useEffect(() => {
    if (at === undefined) return
    const target = document.getElementById(fieldId(receiptId, field ?? 'merchant'))
    const card = field === undefined ? target?.closest('[data-receipt]') : undefined
    if (card) {
      card.scrollIntoView({ block: 'start' })
      card.querySelector('button')?.focus({ preventScroll: true })
    } else target?.scrollIntoView({ block: 'nearest' })
    if (field !== undefined) target?.focus({ preventScroll: true })
  }, [receiptId, field, at])
}
