/** Where an array with a name begins. */
const OPENING = /"(\w+)"\s*:\s*\[/g

/** Where the object that opens at `start` ends (the index after its brace); undefined when it is cut off. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/**
 * The objects of the array `key` in JSON that is broken, as far as each is complete and legible by itself. Stops at
 * the end of the array or where the text is cut off. Never throws.
 */
export function completeObjects(text: string, key: string): unknown[] {
  const opening = [...text.matchAll(OPENING)].find(([, name]) => name === key)
  if (opening === undefined) return []
  const objects: unknown[] = []
  let at = opening.index + opening[0].length
  while (at < text.length && text[at] !== ']') {
    if (text[at] !== '{') {
      at += 1
      continue
    }
    const end = endOfObject(text, at)
    if (end === undefined) break
    try {
      objects.push(JSON.parse(text.slice(at, end)))
    } catch {
      // An object that is broken inside is left out; those after it may still be whole.
    }
    at = end
  }
  return objects
}
