/** A file's own name, without folders and without characters that are not printed. */
export function plainName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  return (
    own
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim() || 'receipt'
  )
}
