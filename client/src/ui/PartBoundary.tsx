import { Component } from 'react';
import type { ReactNode } from 'react';

/** Keeps a part that broke from taking the page with it, and says so in its place (V-2.10-07). */
export class PartBoundary extends Component<
  { message: string; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="text-center text-small font-medium text-danger">
        {this.props.message}
      </p>
    );
  }
}
