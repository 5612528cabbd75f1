/** Collects the items of a list that is answered in pages. */
export async function allPages<Item>(
  page: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const answer = await page(cursor)
    items.push(...answer.items)
    cursor = answer.next ?? undefined
  } while (cursor !== undefined)
  return items
}
