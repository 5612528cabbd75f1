import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, explain } from '../../api/api-error.ts'
import { financeChanged } from './finance-queries.ts'

interface Step<Input, Answer> {
  run: (input: Input) => Promise<Answer>
  /** What is said when it is done. */
  said: (answer: Answer, input: Input) => string
  onDone?: (answer: Answer, input: Input) => void
}

/** A step of finance: afterwards all that it may have changed is read again, also where it was refused. */
export function useFinanceStep<Answer, Input = void>({ run, said, onDone }: Step<Input, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      notifications.show({ message: said(answer, input), withBorder: true })
      onDone?.(answer, input)
    },
    onError: (error) => {
      // Its form is gone once the batch is read again, and so is what would be said in it.
      if (error instanceof ApiError && error.is('batch.not_open'))
        notifications.show({ message: explain(error), withBorder: true, color: 'red', autoClose: false })
    },
    onSettled: () => financeChanged(queries),
  })
}
