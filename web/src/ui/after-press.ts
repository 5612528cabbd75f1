let isPressed = false
const waiting: (() => void)[] = []

function end(): void {
  isPressed = false
  // The click follows the release in the same task.
  if (waiting.length > 0)
    setTimeout(() => {
      for (const act of waiting.splice(0)) act()
    })
}

addEventListener(
  'mousedown',
  () => {
    isPressed = true
  },
  true,
)
// What is pressed may be dragged or scrolled instead, and the window left.
for (const ends of ['mouseup', 'dragend', 'pointercancel']) addEventListener(ends, end, true)
addEventListener('blur', end)

/**
 * Does what a field that is left changes of the page once whatever took the focus has had its click. Done at once, between the press
 * and the release of a button, it may move, disable or replace that button, which then never is clicked. Without a press, as after
 * Tab, it is done at once.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}
