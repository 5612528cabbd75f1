import { expect, test } from 'vitest'
import { createProcessLog } from './process-log.ts'

function written(environment: Record<string, string>) {
  const out: string[] = []
  const err: string[] = []
  const log = createProcessLog(environment, { out: (text) => out.push(text), err: (text) => err.push(text) })
  log.warn('Cannot reach postgres://pravas:secret@db.example/x')
  log.info(['Pravas is ready at https://pravas.example', 'Second line'])
  log.fatal('Pravas did not start:\n  PORT: must be a number')
  return { out: out.join(''), err: err.join('') }
}

test('for a collector every line is one JSON object, without secrets', () => {
  for (const environment of [{ NODE_ENV: 'production' }, { LOG_FORMAT: 'json' }]) {
    const { out, err } = written(environment)
    const parsed = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    expect(parsed(err)).toEqual([
      expect.objectContaining({ level: 40, msg: 'Cannot reach postgres://…@db.example/x' }),
      expect.objectContaining({ level: 60, msg: 'Pravas did not start:\n  PORT: must be a number' }),
    ])
    expect(parsed(out)).toEqual([
      expect.objectContaining({ level: 30, msg: 'Pravas is ready at https://pravas.example' }),
      expect.objectContaining({ level: 30, msg: 'Second line' }),
    ])
  }
})

test('for a person they are plain, and what is wrong goes to the error stream', () => {
  const { out, err } = written({ NODE_ENV: 'production', LOG_FORMAT: 'text' })
  expect(out).toBe('Pravas is ready at https://pravas.example\nSecond line\n')
  expect(err).toContain('did not start:\n  PORT')
})
