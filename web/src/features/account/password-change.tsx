import { Button, PasswordInput, Stack } from '@mantine/core'
import { account } from '@pravas/messages/en/account'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { setOtherPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'

const t = texts(account)
const c = texts(labels)

const DIFFERENT = t('password.different')
const DONE = t('password.changed')
const EMPTY = { current: '', next: '', again: '' }

/** Another password, for who knows the present one. What was typed stays when it fails. */
export function PasswordChange() {
  const [typed, setTyped] = useState<typeof EMPTY>()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isDone, setDone] = useState(false)

  const queries = useQueryClient()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== undefined
  const wasOpen = useRef(isOpen)
  // The fields are gone; the focus goes back to what they were opened by.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWorking || !typed) return
    if (typed.next !== typed.again) return setFailure(DIFFERENT)
    setFailure(undefined)
    setWorking(true)
    try {
      await setOtherPassword(typed.current, typed.next)
      setTyped(undefined)
      setDone(true)
      // It has ended them all but this one.
      await queries.invalidateQueries({ queryKey: OWN_ACCESS })
    } catch (error) {
      setFailure(explain(error))
    }
    setWorking(false)
  }
  const open = () => {
    setDone(false)
    setTyped(EMPTY)
  }
  const close = () => {
    setFailure(undefined)
    setTyped(undefined)
  }
  const field = (name: keyof typeof EMPTY, label: string) => (
    <PasswordInput
      {...(name === 'current' && { ref: focusAtOnce })}
      label={label}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      required
      withAsterisk={false}
      maw={360}
      value={typed?.[name] ?? ''}
      onChange={(event) => setTyped({ ...EMPTY, ...typed, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show', { label }), tabIndex: 0 }}
    />
  )

  return (
    <Section
      title={c('password')}
      aside={
        !typed && (
          <Button ref={opener} variant="default" size="xs" onClick={open}>
            {t('password.change')}
          </Button>
        )
      }
    >
      {isDone && <AlertLine kind="success">{DONE}</AlertLine>}
      {typed ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            {failure && <AlertLine kind="failure">{failure}</AlertLine>}
            {field('current', t('password.current'))}
            {field('next', c('new-password'))}
            {field('again', t('password.confirm'))}
            <Button.Group>
              <Button type="submit" loading={isWorking}>
                {t('password.set')}
              </Button>
              <Button variant="default" disabled={isWorking} onClick={close}>
                {c('cancel')}
              </Button>
            </Button.Group>
          </Stack>
        </form>
      ) : (
        !isDone && <p style={{ margin: 0 }}>{t('password.signs-out')}</p>
      )}
    </Section>
  )
}
