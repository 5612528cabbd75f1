import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * What `read` makes of each line of a file of JSON lines; undefined where there is no such file. Throws for a line that it
 * does not take, with its number.
 */
export async function linesIn<T>(file: string, read: (row: unknown) => T): Promise<T[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const lines = text?.split('\n').filter((line) => line.trim() !== '')
  return lines?.map((line, index) => {
    try {
      return read(JSON.parse(line))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${basename(file)}, line ${index + 1}: ${why}`)
    }
  })
}
