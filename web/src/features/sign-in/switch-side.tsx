import { Button } from '@mantine/core'
import classes from './sign-in-panel.module.css'

interface SwitchSideProps {
  question: string
  answer: string
  onSwitch: () => void
}

/** The question and the button that slide the panel to its other side. */
export function SwitchSide({ question, answer, onSwitch }: SwitchSideProps) {
  return (
    <div className={classes.switch}>
      <p>{question}</p>
      <Button variant="outline" color="white" size="md" onClick={onSwitch}>
        {answer}
      </Button>
    </div>
  )
}
