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

/** The hue in degrees of a computed colour, and how far it is from grey, 0 to 255. */
function tintOf(colour: string): { hue: number; chroma: number } {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(r, g, b)
  const chroma = most - Math.min(r, g, b)
  if (chroma === 0) return { hue: 0, chroma }
  const sixth = most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma
  return { hue: (sixth * 60 + 360) % 360, chroma }
}

function nameOf(colour: string): string {
  const { hue, chroma } = tintOf(colour)
  // What is nearly white has little of any colour.
  if (chroma <= 13) return 'grey'
  if (hue < 15) return 'red'
  if (hue > 25 && hue < 50) return 'amber'
  return hue > 90 && hue < 160 ? 'green' : `a hue of ${hue}`
}

test('a status badge is green, amber, red or grey, on light and on dark', async ({ page }) => {
  await signIn(page, 'employee')
  const badges = { Approved: 'green', Pending: 'amber', Rejected: 'red', 'On hold': 'grey' }
  const trips = Object.keys(badges).map((status, index) => ({
    trip_id: `t${index}`,
    trip_number: `TRP-${index}`,
    destination_city: 'Mumbai',
    status: status.toLowerCase(),
  }))
  await page.route('**/api/trips/*', (route) => route.fulfill({ json: trips }))
  await page.goto('/tripmate-report')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [status, colour] of Object.entries(badges)) {
      const badge = page.locator('td [data-status]').filter({ hasText: status })
      const style = () =>
        badge.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          return [color, backgroundColor]
        })
      await expect.poll(async () => (await style()).map(nameOf), `${status}, ${colorScheme}`).toEqual([colour, colour])
    }
  }
})
