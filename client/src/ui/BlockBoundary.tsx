import { Component } from 'react';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { Button } from './Button.tsx';

interface Props {
  /** Told before the block is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a block that broke, or whose code did not arrive, from taking the page with it (V-2.10-07). */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap pt-10">
        <div
          role="alert"
          className="flex flex-wrap items-center justify-center gap-4 rounded-card border border-line bg-surface p-6"
        >
          <p className="font-medium">{COPY.blockFailed}</p>
          <Button
            variant="outline"
            onClick={() => {
              this.props.onRetry?.();
              this.setState({ hasFailed: false });
            }}
          >
            {COPY.tryAgain}
          </Button>
        </div>
      </div>
    );
  }
}
