import { expect, test } from 'vitest'
import { Interaction, InteractionInProgress, type InteractionStatus } from './interaction.ts'

/** A flow that runs until the test ends it. */
function flow() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { run: () => ended, end }
}

test('it starts up, and is none once the redirect was handled', async () => {
  const interaction = new Interaction()
  const seen: InteractionStatus[] = [interaction.get()]
  interaction.subscribe(() => seen.push(interaction.get()))
  await interaction.run('handleRedirect', async () => undefined)
  expect(seen).toEqual(['startup', 'handleRedirect', 'none'])
})

test.each(['login', 'acquireToken', 'handleRedirect', 'logout', 'ssoSilent'] as const)(
  'while it is %s it says so, and is none when that has failed',
  async (status) => {
    const interaction = new Interaction()
    const failing = interaction.run(status, async () => {
      expect(interaction.get()).toBe(status)
      throw new Error('It did not work.')
    })
    await expect(failing).rejects.toThrow('It did not work.')
    expect(interaction.get()).toBe('none')
  },
)

test.each(['login', 'handleRedirect', 'logout'] as const)('beside %s nothing else may begin', async (status) => {
  const interaction = new Interaction()
  const first = flow()
  const running = interaction.run(status, first.run)
  for (const other of ['login', 'acquireToken', 'handleRedirect', 'logout', 'ssoSilent'] as const) {
    await expect(interaction.run(other, async () => undefined)).rejects.toThrow(InteractionInProgress)
  }
  expect(interaction.get()).toBe(status)
  first.end()
  await running
  await interaction.run('login', async () => undefined)
})

test('the person need not wait for what happens silently, whose end then says nothing', async () => {
  const interaction = new Interaction()
  const [silent, login] = [flow(), flow()]
  const renewing = interaction.run('ssoSilent', silent.run)
  const signingIn = interaction.run('login', login.run)
  silent.end()
  await renewing
  expect(interaction.get()).toBe('login')
  login.end()
  await signingIn
  expect(interaction.get()).toBe('none')
})

test('a flow that is given up makes room for another, and its end then says nothing', async () => {
  const interaction = new Interaction()
  const [closed, next] = [flow(), flow()]
  const first = interaction.run('login', closed.run)
  interaction.giveUp()
  expect(interaction.get()).toBe('none')
  const second = interaction.run('login', next.run)
  closed.end()
  await first
  expect(interaction.get()).toBe('login')
  next.end()
  await second
})
