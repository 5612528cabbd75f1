import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type ApprovalFlow, MOST_STEPS } from '@pravas/contract/approval-flow'
import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { roles } from '@pravas/messages/en/roles'
import { texts } from '@pravas/messages/texts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { IconPlus } from '../../ui/icons.ts'
import saveBar from '../../ui/save-bar.module.css'
import classes from './approval-flow.module.css'
import { draftOf, movedStep, newStep, type StepDraft } from './flow-draft.ts'
import { StepRow } from './step-row.tsx'
import { stepSentence } from './step-sentence.ts'
import { type FlowEditor as Editor, useFlowEditor } from './use-flow-editor.ts'

const t = texts(approvalFlow)
const r = texts(roles)

/** The number of the manager's step. */
const MANAGER = 1

/** The steps after the manager's, which can be added, changed, moved and removed, and when others are asked as well. */
export function FlowEditor({ flow }: { flow: ApprovalFlow }) {
  const editor = useFlowEditor(flow)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { draft, mistakes, change } = editor
  const { said, focusOn, place } = useKeptFocus()
  // What is wrong is shown, and has the focus.
  useEffect(() => {
    const wrong = [...mistakes.keys()].map((field) => field.split('.')[0] ?? '')
    if (wrong.length === 0) return
    setOpen((before) => new Set([...before, ...wrong]))
    const frame = requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView?.({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [mistakes])

  const nameOf = ({ name }: StepDraft) => name.trim() || t('unnamed')
  const setSteps = (steps: StepDraft[]) => change({ steps })
  const add = () => {
    const step = newStep(r('role.finance'))
    setSteps([...draft.steps, step])
    setOpen(new Set([...open, step.key]))
    focusOn(`[data-step="${step.key}"] input`)
  }
  const move = (step: StepDraft, by: -1 | 1) => {
    const steps = movedStep(draft.steps, step.key, by)
    setSteps(steps)
    const number = steps.findIndex(({ key }) => key === step.key) + MANAGER + 1
    focusOn(
      `[data-step="${step.key}"] [data-move="${by}"]`,
      t('moved', { name: nameOf(step), number, count: steps.length + MANAGER }),
    )
  }
  const remove = (step: StepDraft) => {
    setSteps(draft.steps.filter(({ key }) => key !== step.key))
    focusOn('[data-add]', t('removed', { name: nameOf(step) }))
  }
  const toggle = ({ key }: StepDraft) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))

  return (
    <div ref={place}>
      <SaveBar editor={editor} />
      <Conflict editor={editor} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Stack>
        <Section title={t('steps')}>
          <p className={classes.about}>{t('about')}</p>
          <ol className={classes.steps}>
            <li className={classes.step}>
              <div className={classes.head}>
                <span className={classes.number} aria-hidden>
                  {MANAGER}
                </span>
                <div className={classes.words}>
                  <strong>{t('manager')}</strong>
                  <p>{t('manager.about')}</p>
                </div>
              </div>
            </li>
            {draft.steps.map((step, index) => (
              <StepRow
                key={step.key}
                step={step}
                number={index + MANAGER + 1}
                isFirst={index === 0}
                isLast={index === draft.steps.length - 1}
                isOpen={open.has(step.key)}
                mistakes={mistakes}
                onToggle={() => toggle(step)}
                onMove={(by) => move(step, by)}
                onRemove={() => remove(step)}
                onChange={(changes) =>
                  setSteps(draft.steps.map((one) => (one.key === step.key ? { ...one, ...changes } : one)))
                }
              />
            ))}
          </ol>
          {draft.steps.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
          {draft.steps.length < MOST_STEPS ? (
            <Button
              variant="default"
              size="sm"
              my="xs"
              leftSection={<IconPlus size={15} aria-hidden />}
              data-add
              onClick={add}
            >
              {t('add')}
            </Button>
          ) : (
            <p className={classes.about}>{t('most', { count: MOST_STEPS })}</p>
          )}
        </Section>
        <Section title={t('escalation')}>
          <Stack gap="sm" pb="xs">
            <Switch
              label={t('escalation.on')}
              checked={draft.escalates}
              onChange={({ currentTarget }) => change({ escalates: currentTarget.checked })}
            />
            {draft.escalates && (
              <TextInput
                label={t('escalation.days')}
                className={classes.days}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={draft.days}
                error={mistakes.get('days')}
                onChange={({ currentTarget }) => change({ days: currentTarget.value })}
              />
            )}
          </Stack>
        </Section>
      </Stack>
    </div>
  )
}

/** Where the flow stands, and how it is saved. */
function SaveBar({ editor }: { editor: Editor }) {
  const { isChanged, isSaving, isSaved, mistakes, failure, theirs, save, discard } = editor
  return (
    <div className={saveBar.bar}>
      <p role="status" className={saveBar.state}>
        {isChanged ? t('state.unsaved') : isSaved ? t('state.now-saved') : t('state.saved')}
      </p>
      <Group gap="xs">
        {isChanged && (
          <Button variant="default" disabled={isSaving} onClick={discard}>
            {t('discard')}
          </Button>
        )}
        <Button disabled={!isChanged} loading={isSaving} onClick={save}>
          {t('save')}
        </Button>
      </Group>
      {mistakes.size > 0 && <AlertLine kind="failure">{t('mistakes', { count: mistakes.size })}</AlertLine>}
      {failure && !theirs && <AlertLine kind="failure">{explain(failure)}</AlertLine>}
    </div>
  )
}

/** Somebody else saved the flow meanwhile: how it is now, and whose is kept. */
function Conflict({ editor: { theirs, isSaving, replace, discard } }: { editor: Editor }) {
  if (!theirs) return null
  const { steps } = draftOf(theirs)
  return (
    <div className={classes.conflict}>
      <Section title={t('conflict')}>
        <p role="alert" className={classes.about}>
          {t('conflict.about')}
        </p>
        {steps.length === 0 ? (
          <p>{t('conflict.alone')}</p>
        ) : (
          <ol start={MANAGER + 1}>
            {steps.map((step) => (
              <li key={step.key}>
                <strong>{step.name}</strong> {stepSentence(step)}
              </li>
            ))}
          </ol>
        )}
        <Group gap="xs" py="sm">
          <Button loading={isSaving} onClick={replace}>
            {t('conflict.mine')}
          </Button>
          <Button variant="default" onClick={discard}>
            {t('conflict.theirs')}
          </Button>
        </Group>
      </Section>
    </div>
  )
}

/** Puts the focus, once a change is drawn, where the person goes on, and tells what has changed to those who don't see it. */
function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })
  return {
    place,
    said,
    focusOn: (selector: string, words = '') => {
      wanted.current = selector
      setSaid(words)
    },
  }
}
