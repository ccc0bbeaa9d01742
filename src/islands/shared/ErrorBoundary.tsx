import { Component, type ReactNode } from 'react';

/** How an island shows the company's number. */
export interface Phone {
  /** As people read it: '(626) 555-0142'. */
  readonly display: string;
  /** The tel: link. */
  readonly href: string;
}

interface Props {
  readonly phone: Phone;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/**
 * Catches what goes wrong in an island, in its place (ERR-1): the heading, status and text or the
 * message, and the phone number. The rest of the page keeps working.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { phone } = this.props;
    return (
      <div role="alert" className="card">
        <h2 className="text-xl">Unexpected Application Error!</h2>
        <p>{errorText(this.state.error)}</p>
        <p>
          Please reload the page, or call{' '}
          <a className="link" href={phone.href}>
            {phone.display}
          </a>
          .
        </p>
      </div>
    );
  }
}

/**
 * Names an error: '503 Service Unavailable' for an answer of a server, else its message.
 *
 * In: whatever was thrown. Out: a line to show; never empty.
 */
export function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const text = 'statusText' in error ? error.statusText : '';
    return `${String(error.status)} ${String(text)}`.trim();
  }
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' && message !== '' ? message : 'Unknown error';
}
