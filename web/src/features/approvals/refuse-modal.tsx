import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { REFUSAL_CHARACTERS } from '@pravas/contract/approvals'
import { labels } from '@pravas/messages/en/labels'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { formatRupees } from '../../ui/formats.ts'
import { withSentence } from './reason-suggestions.ts'
import { type RefusableReceipt, rupeesOf, suggestedRefusals } from './refusal-suggestions.ts'
import type { RequestView } from './request-view.ts'
import { Suggestions } from './suggestions.tsx'
import { useTypedReason } from './typed-reasons.ts'

const t = texts(receiptRefusals)
const c = texts(labels)

interface RefuseModalProps {
  opened: boolean
  request: RequestView
  receipt: RefusableReceipt
  /** Its number in the claim. */
  number: number
  /** Whose claim it is. */
  employee: string
  onRefuse: (reason: string) => void
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed: () => void
}

/** Asks why one receipt of a claim is refused. It keeps what was typed until the claim is decided. */
export function RefuseModal({
  opened,
  request,
  receipt,
  number,
  employee,
  onRefuse,
  onClose,
  onClosed,
}: RefuseModalProps) {
  const { reason, type: keep } = useTypedReason(opened, request, `refuse ${receipt.id ?? number}`)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const type = (text: string) => {
    keep({ reason: text })
    setMissing(false)
  }
  const submit = () => {
    const said = reason.trim()
    setMissing(said === '')
    if (said === '') return field.current?.focus()
    onRefuse(said)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={t('refuse.title', { number, amount: formatRupees(rupeesOf(receipt)) })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Textarea
        ref={field}
        data-autofocus
        label={t('refuse.prompt')}
        placeholder={t('refuse.placeholder')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={REFUSAL_CHARACTERS}
        value={reason}
        onChange={(event) => type(event.currentTarget.value)}
        error={isMissing && t('refuse.missing')}
      />
      <Suggestions
        of={suggestedRefusals(receipt)}
        said={reason}
        most={REFUSAL_CHARACTERS}
        onAdd={(text) => {
          type(withSentence(reason, text))
          field.current?.focus()
        }}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t('refuse.meaning', { employee })}
      </Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {c('cancel')}
        </Button>
        <Button color="red" onClick={submit}>
          {t('refuse.submit')}
        </Button>
      </Group>
    </Modal>
  )
}
