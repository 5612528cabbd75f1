import { ActionIcon } from '@mantine/core'
import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { texts } from '@pravas/messages/texts'
import type { KeyboardEvent } from 'react'
import { IconArrowDown, IconArrowUp, IconChevronUp, IconPencil, IconTrash } from '../../ui/icons.ts'
import classes from './approval-flow.module.css'
import type { Mistakes, StepDraft } from './flow-draft.ts'
import { StepForm } from './step-form.tsx'
import { stepSentence } from './step-sentence.ts'

const t = texts(approvalFlow)

interface StepRowProps {
  step: StepDraft
  /** Its place in the flow, in which the manager's step is the first. */
  number: number
  /** Whether it is the first, or the last, of those after the manager's. */
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  mistakes: Mistakes
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onChange: (changes: Partial<StepDraft>) => void
}

/** One step in a sentence, and its form while it is edited. Alt with an arrow key moves it, as its buttons do. */
export function StepRow(props: StepRowProps) {
  const { step, number, isFirst, isLast, isOpen, mistakes, onToggle, onMove, onRemove, onChange } = props
  const name = step.name.trim() || t('unnamed')
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    // In a field these keys open what it offers.
    if (!by || !event.altKey || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (by === -1 ? !isFirst : !isLast) onMove(by)
  }
  return (
    <li className={classes.step} data-step={step.key} onKeyDown={moveByKey}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <div className={classes.words}>
          <strong>{name}</strong>
          <p>{stepSentence(step)}</p>
          {step.isBeside && !isFirst && <p className={classes.beside}>{t('beside')}</p>}
        </div>
        <div className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-expanded={isOpen}
            aria-label={isOpen ? t('edit.done', { name }) : t('edit', { name })}
            onClick={onToggle}
          >
            {isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
          </ActionIcon>
          {MOVES.map(({ by, label, Arrow }) => {
            // It keeps the focus at the end of the list, where a disabled button would lose it.
            const isAtEnd = by === -1 ? isFirst : isLast
            return (
              <ActionIcon
                key={by}
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t(label, { name })}
                aria-disabled={isAtEnd}
                {...(isAtEnd && { 'data-disabled': true })}
                data-move={by}
                onClick={() => !isAtEnd && onMove(by)}
              >
                <Arrow size={16} aria-hidden />
              </ActionIcon>
            )
          })}
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('remove', { name })} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isOpen && <StepForm step={step} isFirst={isFirst} mistakes={mistakes} onChange={onChange} />}
    </li>
  )
}

const MOVES = [
  { by: -1, label: 'up', Arrow: IconArrowUp },
  { by: 1, label: 'down', Arrow: IconArrowDown },
] as const
