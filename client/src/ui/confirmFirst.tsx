import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Asks, and answers whether it is confirmed. It stands beside the page, since whatever was pressed, a menu, a sheet or
 * a dialog, may be gone by now.
 */
export function confirmFirst(question: {
  title: string;
  confirm: string;
  words: ReactNode;
}): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const respond = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    const { title, confirm, words } = question;
    root.render(
      <ConfirmDialog
        title={title}
        confirm={confirm}
        onConfirm={() => respond(true)}
        onCancel={() => respond(false)}
      >
        {words}
      </ConfirmDialog>,
    );
  });
}
