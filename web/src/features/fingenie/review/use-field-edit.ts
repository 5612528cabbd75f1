import type { ReceiptFieldsChange, ReceiptInReview, ReviewField } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { offerUndo } from '../../../chat/undo-offer.tsx'
import { afterPress } from '../../../ui/after-press.ts'
import { type FieldShape, type FieldValue, parseWritten, shownValue, writtenValue } from './review-fields.ts'
import { useReceiptEdits } from './use-receipt-edits.ts'

const t = texts(fingenieReview)

/** Why what is written in a field is not saved. */
interface FieldProblem {
  text: string
  /** Whether the server said so, so that trying again may help. */
  isAnswer: boolean
}

let withdrawOffer: (() => void) | undefined

/**
 * What is written in one field of a receipt. It is saved when the field is left; what the server refuses stays as it was
 * written, with the reason. Escape leaves the field without saving.
 */
export function useFieldEdit(sessionId: string, { receipt_id: receiptId, fields }: ReceiptInReview, shape: FieldShape) {
  const field: ReviewField<FieldValue> = fields[shape.name]
  const currency = fields.currency.value
  const { change } = useReceiptEdits(sessionId, receiptId)
  const [written, setWritten] = useState<string>()
  const [problem, setProblem] = useState<FieldProblem>()
  // Where a button or Escape has decided about what was written, leaving the field does not save it.
  const isDecided = useRef(false)
  const isEntered = useRef(false)
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const shown = (value: FieldValue) => shownValue(shape, value, currency)

  const refuse = (why: FieldProblem) => {
    setProblem(why)
    // Enter has left the field: what is wrong is corrected there, or undone by Escape.
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
              : t('field.changed', { field: shape.label, value: shown(value) }),
          onUndo: () => change.mutate({ [shape.name]: before } as ReceiptFieldsChange),
        })
      },
      onError: (error) => {
        refuse({ text: explain(error), isAnswer: true })
      },
    })
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
  const leave = () => {
    discard()
    isDecided.current = true
    input.current?.blur()
  }
  return {
    field,
    shown,
    written,
    problem,
    isSaving: change.isPending,
    /** The control of the field. */
    input,
    write: (text: string) => {
      setWritten(text)
      setProblem(undefined)
      if (shape.choices !== undefined) commit(text)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      isEntered.current = event.key === 'Enter'
      if (isEntered.current) event.currentTarget.blur()
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      leave()
    },
    begin: () => {
      isDecided.current = false
      if (written !== undefined) return
      setWritten(writtenValue(shape, field.value))
      // The amount now stands without its sign, of which the browser's own selection knows nothing.
      if (shape.kind === 'amount') requestAnimationFrame(() => input.current?.select())
    },
    end: () => {
      // A button that is pressed instead, such as undo, decides about what was written.
      if (!isDecided.current) afterPress(() => !isDecided.current && commit(written))
    },
    /** Discards what was written. */
    leave,
    tryAgain: () => {
      isDecided.current = true
      commit(written)
    },
    saveInstead: (value: FieldValue) => {
      isDecided.current = true
      save(value)
    },
  }
}
