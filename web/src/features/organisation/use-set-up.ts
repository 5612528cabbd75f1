import { beginSetUp, NewOrganisation, type SetUpStart, setUp } from '@pravas/contract/set-up'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts'
import { session } from '../../api/session.ts'
import { useSetUpDraft } from './set-up-draft.ts'

export const STEPS = ['code', 'organisation', 'administrator'] as const
export type Step = (typeof STEPS)[number]

/** The first run, step by step: what has been typed, where it stands, and what the server or a check says of it. */
export function useSetUp(onDone: () => void) {
  const { draft, change, forget } = useSetUpDraft()
  const { organisation, administrator } = draft
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<Step>('code')
  const [start, setStart] = useState<SetUpStart>()
  const [error, setError] = useState<unknown>()
  const [isWorking, setWorking] = useState(false)
  const [found, setFound] = useState<FieldErrors>({})

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
      const { user } = await call(setUp, { body })
      forget()
      session.signIn(user)
      onDone()
    },
  }
  return {
    step,
    goTo,
    submit: () => attempt(submit[step]),
    isWorking,
    error,
    /** What is wrong, by paths such as `organisation.gstins[0]`. */
    errors: { ...fieldErrorsOf(error), ...found },
    /** What the server knows of the installation, once the code is right. */
    start,
    code,
    setCode,
    organisation,
    changeOrganisation: (changes: Partial<typeof organisation>) =>
      change({ organisation: { ...organisation, ...changes } }),
    administrator,
    changeAdministrator: (changes: Partial<typeof administrator>) =>
      change({ administrator: { ...administrator, ...changes } }),
    password,
    setPassword,
  }
}

/** What is wrong with the organisation, as the server would say it. */
function foundIn(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const pathOf = (steps: PropertyKey[]) =>
    steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return Object.fromEntries(issues.map(({ path, message }) => [`organisation${pathOf(path)}`, message]))
}

/** The step on which what is wrong can be corrected. */
function stepOf(failure: unknown): Step | undefined {
  if (failure instanceof ApiError && failure.is('setup.code')) return 'code'
  const paths = Object.keys(fieldErrorsOf(failure))
  return STEPS.find((step) => paths.some((path) => path === step || path.startsWith(`${step}.`)))
}
