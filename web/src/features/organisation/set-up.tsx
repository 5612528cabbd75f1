import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { setUp as catalogue } from '@pravas/messages/en/set-up'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type FieldErrors, wholeErrorOf } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { firstWrongField, focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { Logo } from '../../ui/logo.tsx'
import { AdministratorFields } from './administrator-fields.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import classes from './set-up.module.css'
import { TestMail } from './test-mail.tsx'
import { STEPS, type Step, useSetUp } from './use-set-up.ts'

const t = texts(catalogue)

interface SetUpProps {
  onDone: () => void
  /** Asked for by who has an account, or is told that somebody else was first. */
  onSignIn: () => void
}

/** The first run: the code of the console, the organisation, its first administrator, who is signed in at the end. */
export function SetUp({ onDone, onSignIn }: SetUpProps) {
  useDocumentTitle(t('title'))
  const setUp = useSetUp(onDone)
  const { step, errors, error, code, start } = setUp
  const whole = wholeErrorOf(error)
  const isDone = error instanceof ApiError && error.is('setup.done')
  const buttons = (label: string, back?: Step) => (
    <Group gap="xs" mt="xs">
      <Button type="submit" size="md" loading={setUp.isWorking}>
        {label}
      </Button>
      {back && (
        <Button variant="default" size="md" onClick={() => setUp.goTo(back)}>
          {t('back')}
        </Button>
      )}
    </Group>
  )
  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        <h1 className={classes.name}>
          <Logo size={28} />
        </h1>
        <Button variant="subtle" color="gray" onClick={onSignIn}>
          {t('sign-in')}
        </Button>
      </header>
      <StepForm key={step} step={step} onSubmit={setUp.submit}>
        {whole && <AlertLine kind="failure">{whole}</AlertLine>}
        {isDone && (
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={onSignIn}>
            {t('sign-in')}
          </Button>
        )}
        {step === 'code' && (
          <>
            <TextInput
              label={t('code')}
              description={t('code.hint')}
              required
              withAsterisk={false}
              size="md"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={code}
              error={errors.code}
              onChange={({ currentTarget }) => setUp.setCode(currentTarget.value)}
            />
            {buttons(t('next'))}
          </>
        )}
        {step === 'organisation' && (
          <>
            <OrganisationFields
              value={setUp.organisation}
              onChange={setUp.changeOrganisation}
              errors={errorsBelow(errors, 'organisation')}
              fixedBy={(setting) => start?.fixed.find((one) => one.setting === setting)?.variable}
            />
            {start && <TestMail mail={start.mail} code={code} />}
            {buttons(t('next'), 'code')}
          </>
        )}
        {step === 'administrator' && (
          <>
            <AdministratorFields setUp={setUp} />
            {buttons(t('administrator.submit'), 'organisation')}
          </>
        )}
      </StepForm>
    </div>
  )
}

const TITLES: Record<Step, string> = {
  code: t('code.title'),
  organisation: t('organisation.title'),
  administrator: t('administrator.title'),
}

interface StepFormProps {
  step: Step
  onSubmit: () => void
  children: ReactNode
}

/** One step. Its heading has the focus when it comes, or the field that the server has refused; later the first wrong one. */
function StepForm({ step, onSubmit, children }: StepFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const first = firstWrongField(heading.current?.closest('form')) ?? heading.current
    first?.focus()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit}>
      <Stack gap="sm">
        <div>
          <Text size="sm" c="dimmed">
            {t('step', { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}
          </Text>
          <h2 ref={heading} tabIndex={-1} className={classes.heading}>
            {TITLES[step]}
          </h2>
        </div>
        {children}
      </Stack>
    </form>
  )
}

/** The errors of fields below a name, by what follows it. */
function errorsBelow(errors: FieldErrors, name: string): FieldErrors {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`${name}.`))
  return Object.fromEntries(own.map(([path, message]) => [path.slice(name.length + 1), message]))
}
