import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, explain } from '../../../api/api-error.ts'
import { AlertLine } from '../../../ui/alert-line.tsx'
import { Section } from '../../../ui/details.tsx'
import { formatInstant } from '../../../ui/formats.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { Retry } from '../../../ui/retry.tsx'
import saveBar from '../../../ui/save-bar.module.css'
import { useAddressParams } from '../../../ui/use-address-params.ts'
import { ChangesList } from './changes-list.tsx'
import { DraftFile } from './draft-file.tsx'
import { DryRun } from './dry-run.tsx'
import { GstEditor } from './gst-editor.tsx'
import { NamesEditor } from './names-editor.tsx'
import { policyChanges } from './policy-changes.ts'
import classes from './policy-editor.module.css'
import { PolicyHistory } from './policy-history.tsx'
import { PublishForm } from './publish-form.tsx'
import { RulesEditor } from './rules-editor.tsx'
import { type PolicyEditor as Editor, usePolicyEditor } from './use-policy-editor.ts'

const t = texts(policyEditor)
const c = texts(labels)

const TABS = ['rules', 'changes', 'dry-run', 'publish', 'history'] as const
type Tab = (typeof TABS)[number]

/** The next policy as a draft: its rules as forms, what it changes, what it would have done, and its publication. */
export function PolicyEditor() {
  const editor = usePolicyEditor()
  const [params, setParams] = useAddressParams()
  const tab: Tab = TABS.find((one) => one === params.get('tab')) ?? 'rules'
  const { policy, saved, current, draft, isChanged, mistakes } = editor
  if (editor.isPending) {
    return (
      <>
        <p role="status" className="visually-hidden">
          {t('loading')}
        </p>
        <Stack aria-hidden>
          {[40, 260, 200].map((height) => (
            <Skeleton key={height} height={height} radius="md" />
          ))}
        </Stack>
      </>
    )
  }
  if (editor.error || !policy || !saved || !current) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(editor.error)} onRetry={editor.refetch} />
      </Notice>
    )
  }
  const changes = policyChanges(current, saved)
  const contents: Record<Tab, React.ReactNode> = {
    rules: (
      <Stack>
        <RulesEditor policy={policy} mistakes={mistakes} onChange={editor.change} />
        <NamesEditor policy={policy} mistakes={mistakes} onChange={editor.change} />
        <GstEditor policy={policy} mistakes={mistakes} onChange={editor.change} />
        <DraftFile version={draft?.version} isChanged={isChanged} />
      </Stack>
    ),
    changes: (
      <Section title={t('changes')}>
        {isChanged && <p className={classes.about}>{t('changes.unsaved')}</p>}
        <ChangesList changes={changes} none={t('changes.none')} />
      </Section>
    ),
    'dry-run': (
      <Stack>
        <DryRun hasDraft={draft !== null} isChanged={isChanged} />
      </Stack>
    ),
    publish: (
      <Stack>
        <PublishForm version={draft?.version} isChanged={isChanged} changes={changes} />
        <Section title={t('changes')}>
          <ChangesList changes={changes} none={t('changes.none')} />
        </Section>
      </Stack>
    ),
    history: <PolicyHistory />,
  }
  return (
    <>
      <SaveBar editor={editor} />
      <Conflict editor={editor} />
      <PageTabs
        keepsOthers
        open={tab}
        onOpen={(value) =>
          setParams(value === 'rules' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
        }
        tabs={TABS.map((value) => ({ value, name: t(`tab.${value}`), content: contents[value] }))}
      />
    </>
  )
}

/** Where the draft stands, and what can be done with it. */
function SaveBar({ editor }: { editor: Editor }) {
  const { draft, isChanged, mistakes, save, discard } = editor
  const [asks, setAsks] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  // The first field that is wrong is where the person goes on.
  useEffect(() => {
    if (mistakes.size === 0) return
    const frame = requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
      field?.focus({ preventScroll: true })
      // Not just into the window, where the bar above the rules covers it.
      field?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [mistakes])
  const isRefused = save.error instanceof ApiError && save.error.is('policy.draft_changed')
  const state = isChanged
    ? t('state.unsaved')
    : draft
      ? t('state.saved', { by: draft.updated_by, when: formatInstant(draft.updated_at) })
      : t('state.none')
  return (
    <div ref={bar} className={saveBar.bar}>
      <p role="status" className={saveBar.state}>
        {state}
      </p>
      <Group gap="xs">
        {(draft || isChanged) && (
          <Button variant="default" disabled={save.isPending} onClick={() => setAsks(true)}>
            {t('discard')}
          </Button>
        )}
        <Button disabled={!isChanged} loading={save.isPending} onClick={() => save.mutate(undefined)}>
          {t('save')}
        </Button>
      </Group>
      {mistakes.size > 0 && <AlertLine kind="failure">{t('mistakes', { count: mistakes.size })}</AlertLine>}
      {save.isError && !isRefused && <AlertLine kind="failure">{explain(save.error)}</AlertLine>}
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('discard.ask')}
        closeButtonProps={{ 'aria-label': c('close') }}
      >
        <Text size="sm">{isChanged ? t('discard.unsaved') : t('discard.draft')}</Text>
        {discard.isError && <AlertLine kind="failure">{explain(discard.error)}</AlertLine>}
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={() => setAsks(false)} data-autofocus>
            {c('cancel')}
          </Button>
          <Button
            color="red"
            loading={discard.isPending}
            onClick={() => {
              if (isChanged) {
                editor.revert()
                setAsks(false)
              } else discard.mutate(undefined, { onSuccess: () => setAsks(false) })
            }}
          >
            {isChanged ? t('discard.unsaved-button') : t('discard')}
          </Button>
        </Group>
      </Modal>
    </div>
  )
}

/** Somebody else saved the draft meanwhile: what they changed, and whose is kept. */
function Conflict({ editor: { conflict, save, revert } }: { editor: Editor }) {
  if (!conflict) return null
  const { theirs, base } = conflict
  return (
    <Section title={t('conflict')}>
      <p role="alert" className={classes.about}>
        {theirs
          ? t('conflict.saved', { by: theirs.updated_by, when: formatInstant(theirs.updated_at) })
          : t('conflict.gone')}
      </p>
      {theirs && <ChangesList changes={policyChanges(base, theirs.policy)} none={t('conflict.same')} />}
      <Group gap="xs" py="sm">
        <Button loading={save.isPending} onClick={() => save.mutate(theirs?.version ?? 0)}>
          {t('conflict.keep-mine')}
        </Button>
        <Button variant="default" onClick={revert}>
          {t('conflict.take-theirs')}
        </Button>
      </Group>
    </Section>
  )
}
