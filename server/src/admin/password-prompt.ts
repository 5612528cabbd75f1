import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed, twice; of a pipe it takes the first line. */
export async function askForPassword(): Promise<string> {
  const lines = await hiddenLines(process.stdin.isTTY ? ['Password: ', 'Repeat password: '] : [''])
  const [password = '', again = password] = lines
  if (password !== again) throw new Error('The passwords do not match.')
  return password
}

async function hiddenLines(prompts: string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  // Ctrl-C in a terminal that shows nothing would otherwise be swallowed.
  terminal.once('SIGINT', () => process.exit(130))
  const lines = terminal[Symbol.asyncIterator]()
  const answers: string[] = []
  for (const prompt of prompts) {
    process.stderr.write(prompt)
    const { value } = await lines.next()
    if (prompt !== '') process.stderr.write('\n')
    answers.push(typeof value === 'string' ? value : '')
  }
  terminal.close()
  return answers
}
