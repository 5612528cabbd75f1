import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'

/** A language model in a process of its own, which can be killed while it speaks. */
export interface ModelProcess {
  /** The address for `MODEL_URL`; the same after every start. */
  url: string
  /** Starts it anew after it was killed. */
  start(): Promise<void>
  /** Ends it as a crash does, without a word to whoever listens; resolves when it is gone. */
  kill(): Promise<void>
  /** Resolves when the next answer has begun, of which it has sent the first words and keeps the rest. */
  speaks(): Promise<void>
  /** Resolves when a caller goes away from an answer. */
  left(): Promise<void>
}

/** What it says first, when a tool has answered. */
export const FIRST_WORDS = 'Certainly, let me tell you what I found. There'

/** It hands the person's own message to the rules, and when they have answered it begins to speak. */
const PROGRAM = `
  import { createServer } from 'node:http'
  const [port, words] = process.argv.slice(1)
  createServer(async (message, response) => {
    let text = ''
    for await (const part of message) text += part
    const { messages, tools } = JSON.parse(text)
    response.on('close', () => response.writableEnded || console.log('left'))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const tell = (delta, finish_reason = null) => response.write('data: ' + JSON.stringify({
      id: '1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta, finish_reason }],
    }) + '\\n\\n')
    if (messages.at(-1).role === 'tool') {
      for (const piece of words.match(/.{1,6}/gs)) tell({ content: piece })
      console.log('speaks')
      return
    }
    const lookUp = tools.map((each) => each.function.name).find((name) => name === 'look_up')
    const said = { request: JSON.parse(messages.at(-1).content).person_says }
    const input = JSON.stringify(lookUp ? said : { act: { intent: 'as_said' } })
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: lookUp ?? 'act', arguments: input } }
    tell({ role: 'assistant', tool_calls: [call] })
    tell({}, 'tool_calls')
    response.end('data: [DONE]\\n\\n')
  }).listen(Number(port), '127.0.0.1', function () { console.log('listens ' + this.address().port) })
`

/** Starts the model, which lives until the file's last test has ended. */
export async function modelProcess(): Promise<ModelProcess> {
  let child: ChildProcess | undefined
  let port = 0
  let waiting: { for: string; tell: () => void }[] = []
  const hear = (line: string) => {
    if (line.startsWith('listens ')) port = Number(line.slice('listens '.length))
    const [word = ''] = line.split(' ')
    const told = waiting.filter((one) => one.for === word)
    waiting = waiting.filter((one) => one.for !== word)
    for (const { tell } of told) tell()
  }
  const next = (word: string) => new Promise<void>((tell) => waiting.push({ for: word, tell }))
  const start = async () => {
    const begun = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, String(port), FIRST_WORDS], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = begun
    const listens = next('listens')
    createInterface({ input: begun.stdout }).on('line', hear)
    await listens
  }
  const kill = async () => {
    if (!child || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child?.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await gone
  }
  afterAll(kill)
  await start()
  return { url: `http://127.0.0.1:${port}/v1`, start, kill, speaks: () => next('speaks'), left: () => next('left') }
}
