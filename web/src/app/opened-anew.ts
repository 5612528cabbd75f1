/** Whether the page was neither loaded again nor come back to. */
export function isOpenedAnew(): boolean {
  // The browser of the tests keeps no such list.
  const navigation = performance.getEntriesByType?.('navigation')[0]
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}
