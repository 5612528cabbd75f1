/** Longer names are cut; their ending stays. */
const LONGEST = 120

/**
 * A file's own name, without folders and without characters that are not printed or turn the direction of writing, and not so
 * long that a page or another system cuts it.
 */
export function plainName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const plain = own
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return /^\.*$/.test(plain) ? 'receipt' : shortened(plain)
}

function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST) return name
  const ending = [...(/\.[^.]{1,8}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, LONGEST - ending.length), ...ending].join('')
}
