import { expect, test } from 'vitest'
import { classesOf, styleTypes } from './style-classes.ts'

test('the classes of selectors are found wherever they stand, each once', () => {
  const styles = `
    .card:hover > .title, a.link:not(.active) { margin: 0.5rem .25em; }
    @media (min-width: 30.5em) { .card { & .on-phone_1 { color: red } } }`
  expect(classesOf(styles)).toEqual(['active', 'card', 'link', 'on-phone_1', 'title'])
})

test('what only looks like a class is none', () => {
  const styles = `
    /* as .others do ** .too */
    @layer pravas.base;
    .own { background: url(./image.svg); content: '.text' ".more" }
    :global(.mantine-Input) .inner { padding: 1.5em }`
  expect(classesOf(styles)).toEqual(['inner', 'own'])
})

test('a module has these classes and no others', () => {
  expect(styleTypes('.b {} .a-c {}')).toBe(
    'declare const classes: {\n  readonly "a-c": string\n  readonly "b": string\n}\nexport default classes\n',
  )
})
