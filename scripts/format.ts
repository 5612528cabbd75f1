// npm run format: the house's formatting, and the fixes of the linter that change no meaning.

import { runCommand } from './command.ts'

const { code } = await runCommand('biome check --write')
process.exitCode = code
