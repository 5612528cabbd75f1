/** A link as it came, if it leads to an address that a browser may open; undefined for none and for scripts. */
export function openableLink(link: string | null | undefined): string | undefined {
  const here = window.location.origin
  if (!link || !URL.canParse(link, here)) return undefined
  return /^https?:$/.test(new URL(link, here).protocol) ? link : undefined
}
