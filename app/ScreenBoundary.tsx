import { Component, type ReactNode } from 'react';
import { FailureScreen } from './screens/Failure/FailureScreen.tsx';

export interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Where a screen fails while it runs, header, menu and footer stay, and the page says so: else it would be blank. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    document.getElementById('main')?.focus();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailureScreen failure={{ kind: 'failed', code: null }} onRetry={() => location.reload()} />;
  }
}
