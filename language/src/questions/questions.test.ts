import { expect, test } from 'vitest'
import { type Classifier, SURE } from './classifier.ts'
import { likelyExpenseQuestion } from './expense-questions.ts'
import expenseHeldOut from './phrases/expense.held-out.json' with { type: 'json' }
import expense from './phrases/expense.json' with { type: 'json' }
import travelHeldOut from './phrases/travel.held-out.json' with { type: 'json' }
import travel from './phrases/travel.json' with { type: 'json' }
import { listed, NONE, type Phrases } from './phrases.ts'
import { likelyTravelQuestion } from './travel-questions.ts'

/** How a classifier does on phrases that it did not learn from, as shares of 1. */
function figuresOf<Label extends string>(heldOut: Partial<Phrases<Label>>, likely: Classifier<Label>) {
  const given = listed(heldOut).map(({ label, text }) => ({ label, found: likely(text) }))
  const share = (of: typeof given, isSo: (one: (typeof given)[number]) => boolean) => of.filter(isSo).length / of.length
  const asked = given.filter(({ label }) => label !== NONE)
  const sure = asked.filter(({ found }) => (found?.certainty ?? 0) >= SURE)
  return {
    right: share(asked, ({ label, found }) => found?.question === label),
    sure: sure.length / asked.length,
    rightWhereSure: share(sure, ({ label, found }) => found?.question === label),
    wishesTakenForQuestions: share(
      given.filter(({ label }) => label === NONE),
      ({ found }) => (found?.certainty ?? 0) >= SURE,
    ),
  }
}

// The held-out turns were typed by people who knew neither the rules nor the phrases, and a third of them follow up on something.
test.each([
  ['travellers', 0.65, () => figuresOf(travelHeldOut, likelyTravelQuestion)],
  ['people with claims', 0.62, () => figuresOf(expenseHeldOut, likelyExpenseQuestion)],
])('most questions of %s are recognised, and few wishes taken for one', (_, leastRight, measured) => {
  const figures = measured()
  expect(figures.right).toBeGreaterThan(leastRight)
  expect(figures.sure).toBeGreaterThan(0.55)
  expect(figures.rightWhereSure).toBeGreaterThan(0.83)
  expect(figures.wishesTakenForQuestions).toBeLessThan(0.06)
})

test.each([
  ['travel', travel],
  ['expense', expense],
])('each question of %s has phrases enough, and none under two labels', (_, phrases) => {
  for (const texts of Object.values(phrases)) expect(texts.length).toBeGreaterThan(60)
  const texts = Object.values(phrases).flat()
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
})

test('names, numbers and places never belong to a question, and its own words do', () => {
  const message = 'which terminal does the 6E 2345 to Pune leave from, Zanzibar'
  const found = likelyTravelQuestion(message)
  const words = found?.evidence.map(({ start, end }) => message.slice(start, end)) ?? []
  expect(found?.question).toBe('terminal')
  expect(words).toContain('terminal')
  for (const word of ['6E', '2345', 'Pune', 'Zanzibar']) expect(words).not.toContain(word)
})
