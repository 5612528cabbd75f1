import { expect, sentTrip, signIn, snapshot, test } from './test.ts'

// The desk in light, the phone in dark. Each has a person of its own, so that neither changes what the other looks for.
for (const { device, viewport, colorScheme, who } of [
  { device: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light', who: 'employee' },
  { device: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark', who: 'colleague' },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme })

    test('a trip is returned, changed under its number, approved as it is now, and cancelled', {
      tag: '@further',
    }, async ({ page, browser, product }) => {
      const manager = await browser.newPage({ baseURL: product.origin, viewport, colorScheme })
      await signIn(page, who)
      await signIn(manager, 'manager')
      const message = page.getByRole('textbox', { name: 'Message' })
      const conversation = page.getByRole('region', { name: 'Conversation' })
      const say = async (sentence: string, answer: RegExp) => {
        await message.fill(sentence)
        await message.press('Enter')
        await expect(conversation).toContainText(answer)
      }
      await page.goto('/tripmate-chat')
      const day = new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10)
      await say(`Flight from Delhi to Mumbai on ${day} for a client meeting, one way`, /Select/)
      await say('the cheapest one', /Total/)
      await say('yes, submit it', /TRP-\d{4}-\d{6}/)
      const number = await sentTrip(conversation)

      await manager.goto(`/trip/${number}`)
      await manager.getByRole('button', { name: 'Return' }).click()
      const dialog = manager.getByRole('dialog', { name: 'Return for changes' })
      await dialog.getByRole('textbox').fill('Is this a training?')
      await dialog.getByRole('checkbox', { name: 'Purpose' }).check()
      await snapshot(manager, `${device}-trip-return`)
      await dialog.getByRole('button', { name: 'Return' }).click()
      await expect(dialog).toBeHidden()

      await page.goto(`/trip/${number}`)
      await expect(page.getByText('Parts to change: Purpose').first()).toBeVisible()
      await snapshot(page, `${device}-trip-returned`)
      await page.getByRole('button', { name: 'Edit' }).click()
      const draft = page.getByRole('region', { name: 'Your trip request' })
      const unfold = async () => {
        const toggle = draft.getByRole('button', { expanded: false })
        if (device === 'phone' && (await toggle.count()) > 0) await toggle.click()
      }
      await expect(draft).toBeVisible()
      await expect(conversation).toContainText('Your approver asks: Is this a training?')
      await unfold()
      await expect(draft).toContainText(number)
      await expect(draft).toContainText('Only this can be changed: Purpose.')
      // What was not returned stands as text, and the trip can be sent again from here.
      await expect(draft.getByLabel('Departure')).toHaveCount(0)
      await expect(draft.getByRole('button', { name: /^(Change|Remove)/ })).toHaveCount(0)
      await expect(draft.getByRole('button', { name: 'Review and send' })).toBeEnabled()
      await snapshot(page, `${device}-trip-draft-begun`)
      await draft.getByLabel('Purpose').selectOption('training')
      await expect(conversation).toContainText(/training/i)
      await snapshot(page, `${device}-trip-draft`)
      await unfold()
      await draft.getByRole('button', { name: /^Send/ }).click()
      await expect(conversation).toContainText(`${number} has been sent`)

      await manager.goto('/admin-approvals')
      const card = manager.getByRole('article', { name: new RegExp(number) })
      await card.scrollIntoViewIfNeeded()
      if (device !== 'phone') await card.getByRole('heading').getByRole('button').click()
      const evidence = manager.getByRole('region', { name: `Evidence for ${number}` })
      // A phone's card says that something changed; what it was stands in its evidence.
      if (device === 'phone') await expect(card).toContainText('Sent againwith 1 change')
      else await expect(evidence).toContainText('Purpose: business, now training')
      await snapshot(manager, `${device}-trip-changed`)
      await card.getByRole('button', { name: 'Approve' }).click()
      await expect(manager.getByText(`Approved trip ${number}`)).toBeVisible()

      await page.goto(`/trip/${number}`)
      await page.getByRole('button', { name: 'Cancel trip' }).click()
      const question = page.getByRole('dialog', { name: `Cancel ${number}?` })
      await question.getByLabel('Why is it cancelled?').fill('The client moved the meeting.')
      await question.getByLabel(/^What the cancellation costs/).fill('1,250')
      await snapshot(page, `${device}-trip-cancel`)
      await question.getByRole('button', { name: 'Cancel trip' }).click()
      await expect(page.getByRole('region', { name: 'History' })).toContainText('The client moved the meeting.')
      await expect(page.getByRole('region', { name: 'Trip Information' })).toContainText('Cancelled')
      await page.evaluate(() => window.scrollTo(0, 0))
      await snapshot(page, `${device}-trip-cancelled`)
      await manager.close()
    })
  })
}
