import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { homePath } from '../../../../../schema/routes.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { DialogBox } from '../../../ui/DialogBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** The box of the account's dialogs: a title and the close button, which goes home. */
export function DialogFrame({
  title,
  onClose,
  onGoHome,
  children,
}: {
  title: string;
  /** Escape, and a press beside the box. */
  onClose: () => void;
  onGoHome: () => void;
  children: ReactNode;
}) {
  const isHome = useLocation().pathname === homePath();
  return (
    <DialogBox
      label={title}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(30rem,calc(100vw-1rem))] overscroll-contain rounded-panel border border-line shadow-dialog"
    >
      <div className="grid gap-5 p-5 sm:p-8">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h2">{title}</h2>
          <IconButton
            label={isHome ? 'Close' : 'Close and go to the home page'}
            className="-mr-2"
            onClick={onGoHome}
          >
            <Icon name="X" className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
      {/* What stands outside of an open dialog is silent, the page's own live region too. */}
      <LiveRegion />
    </DialogBox>
  );
}
