import { expect, type Locator, type Page } from '@playwright/test'

/** A file as somebody has it on their device. */
export interface DeviceFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** How somebody works a page. Each way fails where the page makes it hard. */
export interface Hands {
  /** Puts a text in the place of what a field holds. */
  type(field: Locator, text: string): Promise<void>
  /** Chooses one of the names that a field offers for what is typed. */
  pick(field: Locator, name: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Opens one of several tabs. */
  open(tab: Locator): Promise<void>
  /** Chooses a file in the device's own dialog, which this button opens. */
  attach(button: Locator, file: DeviceFile): Promise<void>
  /** Goes to another page of the product by its name. */
  goTo(page: Page, name: string): Promise<void>
}

/** Nobody tabs further than this. */
const MOST_STOPS = 60

/** Moves the focus to an element by Tab alone, and checks on the way that the focus can be seen. */
export async function tabTo(element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const page = element.page()
  const wanted = page.locator(':focus').and(element)
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await wanted.count()) > 0) return
    await tabOnce(page)
  }
  throw new Error(`Tab does not come to ${element} within ${MOST_STOPS} stops.`)
}

/** Tabs once: what had the focus looks different without it, and what has it is in sight. */
async function tabOnce(page: Page): Promise<void> {
  const left = await page.evaluateHandle(() => document.activeElement ?? document.body)
  // A mark that fades in is not there yet when the focus has just come.
  await page.evaluate(transitionsEnd)
  const focused = await left.evaluate(lookOf)
  await page.keyboard.press('Tab')
  const wasStop = await left.evaluate(
    (element) => element.isConnected && element !== document.activeElement && (element as HTMLElement).tabIndex >= 0,
  )
  if (wasStop && !(await left.evaluate(sharesMark))) {
    const words = await left.evaluate(wordsOf)
    await softly.poll(() => left.evaluate(lookOf), `the focus shows on '${words}'`).not.toBe(focused)
  }
  await left.dispose()
  const stop = await page.evaluateHandle(() => document.activeElement ?? document.body)
  const words = await stop.evaluate(wordsOf)
  expect.soft(await stop.evaluate(isInSight), `'${words}' is in sight when it has the focus`).toBe(true)
  await stop.dispose()
}

const softly = expect.configure({ soft: true, timeout: 2000 })

async function transitionsEnd(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

function wordsOf(element: Element): string {
  return element.getAttribute('aria-label') ?? `${element.id} ${element.textContent}`.slice(0, 80)
}

function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
}

/** How an element looks, and what is beside and around it, where a mark of the focus may show. */
function lookOf(element: Element): string {
  const around: Element[] = [element, ...(element.parentElement?.children ?? [])]
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  const styles = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
  return JSON.stringify(
    styles.map(({ outline, boxShadow, borderColor, backgroundColor, textDecoration }) => [
      outline,
      boxShadow,
      borderColor,
      backgroundColor,
      textDecoration,
    ]),
  )
}

/** Whether it is a text field that stands with what has the focus in a box which is marked as long as the focus is within. */
function sharesMark(element: Element): boolean {
  if (!element.matches('input, textarea')) return false
  let box = element.parentElement
  while (box && getComputedStyle(box).boxShadow === 'none') box = box.parentElement
  return box?.matches(':focus-within') ?? false
}

/** Tab, arrows, Enter and letters, and no pointer. */
export const KEYS: Hands = {
  async type(field, text) {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  async pick(field, name) {
    await KEYS.type(field, name)
    await field.page().keyboard.press('ArrowDown')
    await field.page().keyboard.press('Enter')
    await expect(field).toHaveValue(name)
  },
  async press(control) {
    await tabTo(control)
    await control.page().keyboard.press('Enter')
  },
  async open(tab) {
    const page = tab.page()
    await tabTo(tab.locator('..').locator('[aria-selected="true"]'))
    const focused = page.locator(':focus').and(tab)
    for (let at = 1; (await focused.count()) === 0 && at < MOST_STOPS; at += 1) await page.keyboard.press('ArrowRight')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
  async attach(button, file) {
    // Asked for before the way there, since the dialog is caught only once the browser knows.
    const chooser = button.page().waitForEvent('filechooser')
    await tabTo(button)
    await button.page().keyboard.press('Enter')
    await (await chooser).setFiles(file)
  },
  async goTo(page, name) {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'Search and commands' }).locator(':focus')).toBeVisible()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name, selected: true }).first()).toBeVisible()
    await page.keyboard.press('Enter')
  },
}

/** From the middle of a target a finger of 44 CSS pixels reaches this far to each side, less what rounding takes. */
const REACH = 20

/** Taps. A target that a finger does not meet from side to side fails. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  const missed = await target.evaluate((element, reach) => {
    // Off the edges of the screen, where bars lie over the page.
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const sides = { left: [-reach, 0], right: [reach, 0], top: [0, -reach], bottom: [0, reach] }
    return Object.entries(sides).flatMap(([side, [right = 0, down = 0]]) => {
      const hit = document.elementFromPoint(middle.x + right, middle.y + down)
      return hit && element.contains(hit) ? [] : [side]
    })
  }, REACH)
  expect.soft(missed, `sides at which a finger misses ${target}`).toEqual([])
  // However quick the machine is, two taps of a person are no double tap: a key between them says so.
  await target.page().keyboard.press('Shift')
  await target.tap()
}

/** A finger on a phone, and the letters of its keyboard. */
export const FINGERS: Hands = {
  async type(field, text) {
    await tap(field)
    await expect(field).toBeFocused()
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  async pick(field, name) {
    await FINGERS.type(field, name)
    await tap(field.page().getByRole('option', { name, exact: true }))
    await expect(field).toHaveValue(name)
  },
  press: tap,
  open: tap,
  async attach(button, file) {
    const chooser = button.page().waitForEvent('filechooser')
    await tap(button)
    await (await chooser).setFiles(file)
  },
  async goTo(page, name) {
    await tap(page.getByRole('button', { name: 'Open navigation' }))
    await tap(page.getByRole('dialog').getByRole('link', { name, exact: true }))
  },
}
