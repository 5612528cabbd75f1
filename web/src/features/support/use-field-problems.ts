import { support } from '@pravas/messages/en/support'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'

const t = texts(support)

const MISSING = t('missing')
const NO_EMAIL = t('no-email')

interface FieldProblems {
  /** What to change in the field of this name; false while it is well. */
  problemOf: (name: string) => string | false
  /** Whether all fields are well; if not, each says what is missing and the first has the focus. */
  check: (form: HTMLFormElement) => boolean
  /** Forgets the problem of a field that is being changed. */
  changed: (field: EventTarget) => void
}

/** Says beside its field what is wrong with it, in place of the browser's bubbles; the rules are the fields' own. */
export function useFieldProblems(): FieldProblems {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    problemOf: (name) => problems.get(name) ?? false,
    check: (form) => {
      const wrong = [...form.elements].filter((element) => isField(element) && !element.validity.valid) as Field[]
      setProblems(new Map(wrong.map(({ name, validity }) => [name, validity.valueMissing ? MISSING : NO_EMAIL])))
      wrong[0]?.focus()
      return wrong.length === 0
    },
    changed: (field) => {
      if (!isField(field) || !problems.has(field.name)) return
      setProblems(new Map([...problems].filter(([name]) => name !== field.name)))
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
