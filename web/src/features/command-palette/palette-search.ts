import { commands } from '@pravas/messages/en/commands'
import { texts } from '@pravas/messages/texts'
import { foldedText } from '../../ui/folded-text.ts'

const t = texts(commands)

/** Something that the palette offers. */
export interface PaletteItem {
  /** The same on every visit: by it the item is remembered as recent. */
  id: string
  label: string
  /** A small line under the label. */
  about?: string
  /** What else it is found by. */
  words?: readonly (string | number | null | undefined)[]
}

export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  name: string
  items: readonly Item[]
  /** Whether it is offered only to those who search. */
  onlyFound?: boolean
  /** How many were found, of which `items` are the first. */
  total?: number
}

/** How many items of one group a search shows; the rest is reached by a closer search. */
const FOUND_OF_GROUP = 6
const RECENT = 5

/** What the palette shows before anything is typed: what was used last, then what is always offered. */
export function offered<Item extends PaletteItem>(
  groups: readonly PaletteGroup<Item>[],
  recent: readonly string[],
): PaletteGroup<Item>[] {
  const known = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  const last = recent.flatMap((id) => known.get(id) ?? []).slice(0, RECENT)
  const rest = groups
    .filter(({ onlyFound }) => !onlyFound)
    .map((group) => ({ ...group, items: group.items.filter((item) => !last.includes(item)) }))
  return [{ name: t('group.recent'), items: last }, ...rest].filter(({ items }) => items.length > 0)
}

/**
 * The items that hold every word of the query, somewhere and in any order; in each group those first whose label begins
 * with it. Capitals and accents do not matter, nor do the dashes and commas of a number.
 */
export function found<Item extends PaletteItem>(
  groups: readonly PaletteGroup<Item>[],
  query: string,
): PaletteGroup<Item>[] {
  const words = foldedText(query).split(' ').filter(Boolean)
  return groups
    .map((group) => {
      const items = foundAmong(group.items, words)
      return { ...group, total: items.length, items: items.slice(0, FOUND_OF_GROUP) }
    })
    .filter(({ items }) => items.length > 0)
}

function foundAmong<Item extends PaletteItem>(items: readonly Item[], words: string[]): Item[] {
  const [first = ''] = words
  const holding = items.filter((item) => {
    const text = textOf(item)
    return words.every((word) => text.includes(word))
  })
  const begins = (item: Item) => (foldedText(item.label).startsWith(first) ? 0 : 1)
  return holding.toSorted((one, other) => begins(one) - begins(other))
}

const knownTexts = new WeakMap<PaletteItem, string>()

function textOf(item: PaletteItem): string {
  const known = knownTexts.get(item)
  if (known !== undefined) return known
  const text = [item.label, item.about ?? '', ...(item.words ?? [])]
    .map((part) => foldedText(String(part ?? '')))
    .join(' ')
  knownTexts.set(item, text)
  return text
}
