import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * Asks whether what is unsent on this device may be lost with logging out. It stands beside the page, since whatever
 * was pressed, a menu or a sheet, may be gone by now.
 */
export function askAboutUnsent(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (mayBe: boolean) => {
      root.unmount();
      place.remove();
      resolve(mayBe);
    };
    root.render(
      <ConfirmDialog
        title="Log out without sending?"
        confirm="Log out"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <p>
          In this browser, here or in another tab, are changes that you have not sent. Logging out
          removes them.
        </p>
      </ConfirmDialog>,
    );
  });
}
