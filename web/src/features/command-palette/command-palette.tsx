import { Modal } from '@mantine/core'
import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import type { Shortcut } from '../../shortcuts/shortcut-table.ts'
import { type Icon, IconSearch } from '../../ui/icons.ts'
import { richText } from '../../ui/rich-text.ts'
import classes from './command-palette.module.css'
import { found, offered, type PaletteGroup, type PaletteItem } from './palette-search.ts'
import { recentOf, remember } from './recent.ts'

const t = texts(commands)
const c = texts(labels)

export interface Command extends PaletteItem {
  icon: Icon
  /** Stands at the end of the line. */
  aside?: ReactNode
  /** What does the same from the keyboard; not shown to those without one. */
  shortcut?: Pick<Shortcut, 'keys'>
  run: () => void
  /** Called when the command is about to be chosen. */
  ahead?: () => void
}

interface CommandPaletteProps {
  opened: boolean
  onClose: () => void
  /** What was typed before the field had the focus; asked for once it has. */
  takeTyped?: () => string
  groups: readonly PaletteGroup<Command>[]
  /** Whose recent choices come first. */
  owner: string
  /** What a query offers besides what it finds. */
  lookUp?: (query: string) => Command[]
  /** How far the search reaches, while it does not reach everything. */
  note?: string
}

/** Everything that can be gone to, found and done, behind one field. */
export function CommandPalette({ opened, onClose, ...rest }: CommandPaletteProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      // Esc is answered by the field, so that a dialog beneath stays open.
      closeOnEscape={false}
      size={600}
      yOffset="12dvh"
      transitionProps={{ duration: 100 }}
      zIndex={1000}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={c('search-and-commands')}>
        <Search onClose={onClose} {...rest} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Search({ onClose, takeTyped, groups, owner, lookUp, note }: Omit<CommandPaletteProps, 'opened'>) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const [recent] = useState(() => recentOf(owner))
  const list = useId()
  const isSearching = query.trim() !== ''
  const answers = isSearching ? found(groups, query) : offered(groups, recent)
  const shown = answers.length === 0 && lookUp ? looked(lookUp(query)) : answers
  const commands = shown.flatMap(({ items }) => items)
  const count = shown.reduce((sum, { items, total = items.length }) => sum + total, 0)
  const active = Math.min(chosen, commands.length - 1)
  const activeCommand = commands[active]
  const optionId = (command: Command) => `${list}-${command.id}`

  const ahead = activeCommand?.ahead
  useEffect(() => ahead?.(), [ahead])
  const activeId = activeCommand && optionId(activeCommand)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const run = (command: Command | undefined) => {
    if (command === undefined) return
    remember(owner, command.id)
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, () => void> = {
      ArrowDown: () => setChosen(active + 1 < commands.length ? active + 1 : 0),
      ArrowUp: () => setChosen(active > 0 ? active - 1 : commands.length - 1),
      Enter: () => run(activeCommand),
      Escape: onClose,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }

  return (
    <>
      <div className={classes.search}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          data-autofocus
          data-mantine-stop-propagation="true"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          placeholder={t('palette.placeholder')}
          value={query}
          onFocus={() => setQuery((typed) => typed + (takeTyped?.() ?? ''))}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} onClick={onClose}>
          <span className={classes.fine}>
            {richText(
              t.rich('palette.esc', {
                key: 'Esc',
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
          </span>
          <span className={classes.coarse}>{c('close')}</span>
        </button>
      </div>
      <div id={list} role="listbox" aria-label={t('palette.results')} className={classes.list}>
        {shown.map(({ name, items, total = items.length }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
          <div key={name} role="group" aria-label={name}>
            <div className={classes.name} aria-hidden>
              {total > items.length ? t('palette.first', { group: name, count: items.length, total }) : name}
            </div>
            {items.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command === activeCommand}
                onPoint={() => setChosen(commands.indexOf(command))}
                onChoose={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {commands.length === 0 && <p className={classes.none}>{t('palette.nothing', { query: query.trim() })}</p>}
      {note && <p className={classes.note}>{note}</p>}
      <div role="status" className="visually-hidden">
        {isSearching && t('palette.count', { count })}
      </div>
    </>
  )
}

function looked(items: Command[]): PaletteGroup<Command>[] {
  return items.length === 0 ? [] : [{ name: t('group.go-to'), items }]
}

interface OptionProps {
  id: string
  command: Command
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({
  id,
  command: { label, about, icon: CommandIcon, aside, shortcut },
  isActive,
  onPoint,
  onChoose,
}: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      onMouseMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CommandIcon size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        {about && <span className={classes.about}>{about}</span>}
      </span>
      {aside}
      {shortcut && (
        <span className={classes.keys} aria-hidden>
          <ShortcutKeys shortcut={shortcut} />
        </span>
      )}
    </div>
  )
}
