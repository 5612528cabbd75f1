import { Button, PasswordInput, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { setOtherPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'

const DIFFERENT = 'The new passwords don’t match.'
const DONE = 'Your password is changed. You have been signed out everywhere else.'
const EMPTY = { current: '', next: '', again: '' }

/** Another password, for who knows the present one. What was typed stays when it fails. */
export function PasswordChange() {
  const [typed, setTyped] = useState<typeof EMPTY>()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isDone, setDone] = useState(false)

  const queries = useQueryClient()

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
      label={label}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      required
      withAsterisk={false}
      maw={360}
      value={typed?.[name] ?? ''}
      onChange={(event) => setTyped({ ...EMPTY, ...typed, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${label}`, tabIndex: 0 }}
    />
  )

  return (
    <Section
      title="Password"
      aside={
        !typed && (
          <Button variant="default" size="xs" onClick={open}>
            Change Password
          </Button>
        )
      }
    >
      {isDone && <AlertLine kind="success">{DONE}</AlertLine>}
      {typed ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            {failure && <AlertLine kind="failure">{failure}</AlertLine>}
            {field('current', 'Current Password')}
            {field('next', 'New Password')}
            {field('again', 'Confirm New Password')}
            <Button.Group>
              <Button type="submit" loading={isWorking}>
                Set New Password
              </Button>
              <Button variant="default" disabled={isWorking} onClick={close}>
                Cancel
              </Button>
            </Button.Group>
          </Stack>
        </form>
      ) : (
        !isDone && <p style={{ margin: 0 }}>A new password signs you out everywhere else.</p>
      )}
    </Section>
  )
}
