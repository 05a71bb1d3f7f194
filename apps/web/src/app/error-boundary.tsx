import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportFault } from '../reporting/faults.ts'

interface Props {
  /** Shown in place of what broke. `retry` tries to draw it again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** A new value draws again: what broke was another view or event. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly resetKey: string | undefined
}

/** Contains an error where it happened. React logs it with its location. */
// oxlint-disable-next-line house/no-classes-but-errors -- React catches faults of drawing in classes only
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { isBroken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey }
  }

  override componentDidCatch(fault: unknown, { componentStack }: ErrorInfo): void {
    reportFault(fault, componentStack ?? undefined)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback(() => this.setState({ isBroken: false }))
  }
}
