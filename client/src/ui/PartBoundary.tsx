import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPart } from './FailedPart.tsx';

interface Props {
  message: string;
  /** Offers another try, and is told before it; without it the sentence says what to do. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a part that broke from taking the page with it, and says so in its place. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { message, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    const retry = () => {
      onRetry?.();
      this.setState({ hasFailed: false });
    };
    return <FailedPart message={message} onRetry={onRetry && retry} />;
  }
}
