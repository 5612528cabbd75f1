import { Button, Textarea } from '@mantine/core'
import { COMMENT_CHARACTERS, type CommentKind, type CommentThread } from '@pravas/contract/comments'
import { labels } from '@pravas/messages/en/labels'
import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { explain } from '../api/api-error.ts'
import { isConflict } from '../api/conflict.ts'
import { unsavedEdits } from '../api/unsaved-edits.ts'
import { useSession } from '../api/use-session.ts'
import { type RequestKind, threadOf, writeComment } from './question-queries.ts'
import classes from './request-thread.module.css'

const t = texts(questions)
const c = texts(labels)

/** What was typed and not sent. */
const Unsent = z.object({ of: z.string(), text: z.string() })

const MOD_KEY = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'

interface CommentFieldProps {
  kind: CommentKind
  request: { kind: RequestKind; reference: string; version: number | undefined; owner: string | undefined }
  onSent: () => void
  onCancel?: () => void
}

/** Where a question or an answer is typed and sent. What was typed stays until it has been sent, over a reload of the tab as well. */
export function CommentField({ kind, request, onSent, onCancel }: CommentFieldProps) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [unsent] = useState(() => unsavedEdits(`question ${request.kind} ${request.reference}`, Unsent))
  const owner = user.email ?? ''
  const [text, setText] = useState(() => unsent.read(owner)?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const about = kind === 'question' ? 'ask' : 'answer'
  const { version } = request
  const isAskedFor = onCancel !== undefined
  useEffect(() => {
    if (isAskedFor) field.current?.focus()
  }, [isAskedFor])

  const type = (typed: string) => {
    setText(typed)
    setMissing(false)
    unsent.store(owner, typed.trim() === '' ? undefined : { text: typed })
  }
  const { mutate, isPending, isError, error, reset } = useMutation({
    mutationFn: (said: string) =>
      writeComment(request.kind, request.reference, { text: said, ...(version !== undefined && { version }) }),
    onSuccess: (thread: CommentThread) => {
      unsent.store(owner, undefined)
      queryClient.setQueryData(threadOf(request.kind, request.reference).queryKey, thread)
      void queryClient.invalidateQueries({ queryKey: ['questions', 'all'] })
      // What asked is no longer new in the bell.
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      onSent()
    },
    onError: (failure) => {
      field.current?.focus()
      // It was decided or changed meanwhile; the page shows how it stands now, and keeps the text.
      if (!isConflict(failure)) return
      void queryClient.invalidateQueries({ queryKey: [request.kind] })
      void queryClient.invalidateQueries({ queryKey: ['approvals'] })
    },
  })
  const send = () => {
    if (isPending) return
    const said = text.trim()
    setMissing(said === '')
    if (said === '') field.current?.focus()
    else mutate(said)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const sendOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const left = COMMENT_CHARACTERS - text.length
  const hint = kind === 'question' ? t('ask.hint', { owner: request.owner ?? t('ask.owner') }) : t('answer.hint')

  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        ref={field}
        label={t(`${about}.label`)}
        description={left <= 200 ? t('characters-left', { left }) : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_CHARACTERS}
        value={text}
        readOnly={isPending}
        error={isMissing ? t(`${about}.missing`) : isError && explain(error)}
        onKeyDown={sendOnKey}
        onChange={({ currentTarget: { value } }) => {
          reset()
          type(value)
        }}
      />
      <div className={classes.send}>
        <span className={classes.keys}>{t('keys', { key: MOD_KEY })}</span>
        {onCancel && (
          <Button variant="default" size="xs" disabled={isPending} onClick={onCancel}>
            {c('cancel')}
          </Button>
        )}
        <Button type="submit" size="xs" loading={isPending}>
          {t(`${about}.send`)}
        </Button>
      </div>
    </form>
  )
}
