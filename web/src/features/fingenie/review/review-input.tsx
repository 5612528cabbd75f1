import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useEffect } from 'react'
import { FieldState } from './field-state.tsx'
import { type FieldShape, writtenValue } from './review-fields.ts'
import classes from './review-input.module.css'
import { useFieldEdit } from './use-field-edit.ts'

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

/** One field of a receipt: what was read, how sure that is, and a place to correct it. */
export function ReviewInput({ sessionId, receipt, shape, onLook }: ReviewInputProps) {
  const edit = useFieldEdit(sessionId, receipt, shape)
  const { field, shown, written, problem } = edit
  const id = fieldId(receipt.receipt_id, shape.name)
  const isMissing = field.value === null && !shape.isOptional
  const isFixed = receipt.fixed?.includes(shape.name) === true
  const common = {
    id,
    label: shape.label,
    size: 'sm' as const,
    error: problem?.text,
    ref: edit.input,
    'data-state': isFixed ? 'fixed' : isMissing ? 'missing' : field.state,
    classNames: { input: classes.input, label: classes.label },
    onKeyDown: edit.onKeyDown,
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
          onChange={({ currentTarget }) => edit.write(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...common}
          {...typingOf(shape)}
          readOnly={isFixed}
          value={written ?? (shape.kind === 'date' ? writtenValue(shape, field.value) : shown(field.value))}
          onFocus={() => {
            onLook()
            if (!isFixed) edit.begin()
          }}
          onChange={({ currentTarget }) => edit.write(currentTarget.value)}
          onBlur={edit.end}
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
            read={field.read == null ? undefined : shown(field.read)}
            isSaving={edit.isSaving}
            first={shown(field.value)}
            second={field.second == null ? undefined : shown(field.second)}
            onConfirm={() => edit.saveInstead(field.value)}
            onTakeSecond={() => field.second != null && edit.saveInstead(field.second)}
            onPutBack={() => edit.saveInstead(field.read ?? null)}
          />
        )}
        {problem?.isAnswer && written !== undefined && (
          <Button variant="subtle" size="compact-xs" className={classes.act} onClick={edit.tryAgain}>
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
            onClick={edit.leave}
          >
            {c('cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How a field is typed: which keyboard a phone shows, and what stands in it while it is empty. */
function typingOf({ kind, placeholder, isOptional }: FieldShape) {
  return {
    type: kind === 'date' ? 'date' : 'text',
    inputMode: kind === 'amount' ? 'decimal' : kind === 'count' ? 'numeric' : undefined,
    autoCapitalize: kind === 'gstin' || kind === 'currency' ? 'characters' : undefined,
    autoComplete: 'off',
    spellCheck: false,
    placeholder: placeholder ?? (isOptional ? t('field.not-found') : undefined),
  } as const
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
