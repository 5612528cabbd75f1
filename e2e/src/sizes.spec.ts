import { expect, signIn, test } from './test.ts'

test('the history is 350 px wide, on a desk and on a phone', async ({ page }) => {
  await signIn(page, 'employee')
  for (const chat of ['/tripmate-chat', '/fingenie-chat']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(chat)
      await page.getByRole('button', { name: /history/i }).click()
      const drawer = page.getByRole('dialog', { name: 'Chat History' })
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(width - 350)
      expect((await drawer.boundingBox())?.width).toBe(350)
    }
  }
})

test('an answer beside Get in Touch is at most 200 px high and scrolls beyond', async ({ page }) => {
  await signIn(page, 'employee')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const question = page.getByRole('button', { name: 'How long does travel approval take?' }).last()
  await question.click()
  const answer = page.getByRole('region', { name: 'How long does travel approval take?' }).last()
  await answer.evaluate((element) => {
    element.append(
      ...Array.from({ length: 40 }, () => Object.assign(document.createElement('p'), { innerText: 'More.' })),
    )
  })
  await expect.poll(async () => (await answer.boundingBox())?.height).toBe(200)
  expect(await answer.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})
