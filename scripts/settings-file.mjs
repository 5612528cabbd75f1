import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the settings in a folder's .env into the environment, where there is one; what the environment sets already wins.
 *
 * @param {string} folder
 */
export function loadSettings(folder) {
  const path = join(folder, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
