import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../api/failure-log.ts'
import { Notice } from '../ui/notice.tsx'

/** What stands in the place of a page that broke or whose code could not be fetched. */
export function PageFailure() {
  const error = useRouteError()
  useEffect(() => logFailure('The page could not be shown', error), [error])
  return (
    <Notice
      title="This page could not be shown"
      action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      Nothing that was saved is lost. If it happens again, please tell us through Contact Us.
    </Notice>
  )
}
