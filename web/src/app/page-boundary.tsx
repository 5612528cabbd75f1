import { Component, type ReactNode } from 'react'
import { logFailure } from '../api/failure-log.ts'

interface Props {
  /** The entry of the browser's history: the next one is tried anew. */
  visit: string
  failure: ReactNode
  children: ReactNode
}

interface State {
  failedOn: string | undefined
}

/** Shows a failure in the place of what broke, until the next visit. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { failedOn: undefined }

  override componentDidCatch(error: unknown) {
    logFailure('The page could not be shown', error)
    this.setState({ failedOn: this.props.visit })
  }

  override render() {
    const { visit, failure, children } = this.props
    return this.state.failedOn === visit ? failure : children
  }
}
