import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { beginSetUp, NewOrganisation, type SetUpStart, setUp as setUpCall } from '@pravas/contract/set-up'
import { setUp as catalogue } from '@pravas/messages/en/set-up'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type FieldErrors, fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { session } from '../../api/session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { firstWrongField, focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { Logo } from '../../ui/logo.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import classes from './set-up.module.css'
import { useSetUpDraft } from './set-up-draft.ts'
import { TestMail } from './test-mail.tsx'

const t = texts(catalogue)

const STEPS = ['code', 'organisation', 'administrator'] as const
type Step = (typeof STEPS)[number]

interface SetUpProps {
  onDone: () => void
  /** Asked for by who has an account, or is told that somebody else was first. */
  onSignIn: () => void
}

/** The first run: the code of the console, the organisation, its first administrator, who is signed in at the end. */
export function SetUp({ onDone, onSignIn }: SetUpProps) {
  useDocumentTitle(t('title'))
  const { draft, change, forget } = useSetUpDraft()
  const { organisation, administrator } = draft
  const [code, setCode] = useState('')
  const [step, setStep] = useState<Step>('code')
  const [start, setStart] = useState<SetUpStart>()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<unknown>()
  const [isWorking, setWorking] = useState(false)
  const [found, setFound] = useState<FieldErrors>({})
  const errors = { ...fieldErrorsOf(error), ...found }
  const isDone = error instanceof ApiError && error.is('setup.done')

  const attempt = async (work: () => Promise<void>) => {
    if (isWorking) return
    setError(undefined)
    setFound({})
    setWorking(true)
    try {
      await work()
    } catch (failure) {
      setError(failure)
      const wrong = stepOf(failure)
      if (wrong) setStep(wrong)
    }
    setWorking(false)
  }
  const goTo = (next: Step) => {
    setStep(next)
    if (next !== 'code') change({ step: next })
  }
  /** The organisation without lines that are empty; what is wrong is said at the lines that are left. */
  const typedOrganisation = () => {
    const gstins = organisation.gstins.map((gstin) => gstin.trim()).filter((gstin) => gstin !== '')
    change({ organisation: { ...organisation, gstins: gstins.length > 0 ? gstins : [''] } })
    return { ...organisation, gstins }
  }
  const submit: Record<Step, () => Promise<void>> = {
    code: async () => {
      const begun = await call(beginSetUp, { body: { code } })
      setStart(begun)
      const { name, gstins } = begun.settings
      const fixed = begun.fixed.map(({ setting }) => setting)
      change({
        organisation: {
          ...organisation,
          ...(fixed.includes('name') && { name }),
          ...(fixed.includes('gstins') && { gstins }),
        },
      })
      goTo(draft.step)
    },
    organisation: async () => {
      const checked = NewOrganisation.safeParse(typedOrganisation())
      if (checked.success) goTo('administrator')
      else setFound(foundIn(checked.error.issues))
    },
    administrator: async () => {
      const { employee_id, ...named } = administrator
      const first = { ...named, ...(employee_id.trim() !== '' && { employee_id }), password }
      const body = { code, organisation: typedOrganisation(), administrator: first }
      const { user } = await call(setUpCall, { body })
      forget()
      session.signIn(user)
      onDone()
    },
  }

  const buttons = (label: string, back?: Step) => (
    <Group gap="xs" mt="xs">
      <Button type="submit" size="md" loading={isWorking}>
        {label}
      </Button>
      {back && (
        <Button variant="default" size="md" onClick={() => goTo(back)}>
          {t('back')}
        </Button>
      )}
    </Group>
  )
  const whole = wholeErrorOf(error)
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
      <StepForm key={step} step={step} onSubmit={() => attempt(submit[step])}>
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
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            {buttons(t('next'))}
          </>
        )}
        {step === 'organisation' && (
          <>
            <OrganisationFields
              value={organisation}
              onChange={(changes) => change({ organisation: { ...organisation, ...changes } })}
              errors={errorsBelow(errors, 'organisation')}
              fixedBy={(setting) => start?.fixed.find((one) => one.setting === setting)?.variable}
            />
            {start && <TestMail mail={start.mail} code={code} />}
            {buttons(t('next'), 'code')}
          </>
        )}
        {step === 'administrator' && (
          <>
            <Text size="sm" c="dimmed">
              {t('administrator.hint')}
            </Text>
            <TextInput
              label={t('administrator.name')}
              required
              withAsterisk={false}
              size="md"
              autoComplete="name"
              maxLength={200}
              value={administrator.name}
              error={errors['administrator.name']}
              onChange={({ currentTarget }) =>
                change({ administrator: { ...administrator, name: currentTarget.value } })
              }
            />
            <TextInput
              label={t('administrator.email')}
              required
              withAsterisk={false}
              size="md"
              type="email"
              autoComplete="username"
              maxLength={254}
              value={administrator.email}
              error={errors['administrator.email']}
              onChange={({ currentTarget }) =>
                change({ administrator: { ...administrator, email: currentTarget.value } })
              }
            />
            <TextInput
              label={t('administrator.employee-id')}
              description={t('administrator.employee-id.hint')}
              size="md"
              autoComplete="off"
              spellCheck={false}
              maxLength={32}
              value={administrator.employee_id}
              error={errors['administrator.employee_id']}
              onChange={({ currentTarget }) =>
                change({ administrator: { ...administrator, employee_id: currentTarget.value } })
              }
            />
            <TextInput
              label={t('administrator.password')}
              required
              withAsterisk={false}
              size="md"
              type="password"
              autoComplete="new-password"
              value={password}
              error={errors['administrator.password']}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
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

/** What is wrong with the organisation, as the server would say it: by paths such as `organisation.gstins[0]`. */
function foundIn(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const pathOf = (steps: PropertyKey[]) =>
    steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return Object.fromEntries(issues.map(({ path, message }) => [`organisation${pathOf(path)}`, message]))
}

/** The errors of fields below a name, by what follows it. */
function errorsBelow(errors: FieldErrors, name: string): FieldErrors {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`${name}.`))
  return Object.fromEntries(own.map(([path, message]) => [path.slice(name.length + 1), message]))
}

/** The step on which what is wrong can be put right. */
function stepOf(failure: unknown): Step | undefined {
  if (failure instanceof ApiError && failure.is('setup.code')) return 'code'
  const paths = Object.keys(fieldErrorsOf(failure))
  return STEPS.find((step) => paths.some((path) => path === step || path.startsWith(`${step}.`)))
}
