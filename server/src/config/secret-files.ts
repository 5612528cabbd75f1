import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The settings with those read from files, and what is wrong with the files, a line each. */
interface Read {
  settings: Record<string, string | undefined>
  mistakes: string[]
}

/**
 * Takes each setting of these names whose `NAME_FILE` is given from that file, as containers hand secrets over; a line
 * break at its end is not part of it. `root` is the folder that relative paths start from. A setting that is given both
 * ways is a mistake, and so is a file that cannot be read; neither is told with its content.
 */
export function readSettingFiles(
  environment: Record<string, string | undefined>,
  names: readonly string[],
  root: string,
): Read {
  const settings = { ...environment }
  const mistakes: string[] = []
  for (const name of names) {
    const path = environment[`${name}_FILE`]?.trim()
    if (!path) continue
    if (environment[name]?.trim()) {
      mistakes.push(`${name}: is set twice. Set either ${name} or ${name}_FILE`)
      continue
    }
    try {
      settings[name] = readFileSync(resolve(root, path), 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      mistakes.push(`${name}_FILE: cannot read the file (${code ?? 'unknown reason'})`)
    }
  }
  return { settings, mistakes }
}
