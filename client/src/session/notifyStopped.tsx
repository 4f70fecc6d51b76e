import { createRoot } from 'react-dom/client';
import { STATIC_PATHS } from '../../../schema/routes.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { DIALOG_CARD, DialogBox } from '../ui/DialogBox.tsx';

/**
 * Says that the account may not be used any more, in the words of the server, and stays until it is closed: a toast
 * would go by, or lie under a dialog. It stands beside the page, which becomes a visitor's meanwhile.
 */
export function notifyStopped(message: string): void {
  document.getElementById(PLACE)?.remove();
  const place = document.body.appendChild(document.createElement('div'));
  place.id = PLACE;
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <DialogBox label={TITLE} onClose={close} className={DIALOG_CARD}>
      <div className="grid gap-4 p-6">
        <h2 className="font-text text-h3 font-semibold">{TITLE}</h2>
        <p>{message}</p>
        <p className="text-muted">
          You can continue browsing as a visitor. If you do not know why this happened, please
          contact us.
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Close
          </Button>
          <a href={STATIC_PATHS.contact} className={buttonClass('accent', 'normal')}>
            Contact us
          </a>
        </div>
      </div>
    </DialogBox>,
  );
}

const TITLE = 'You were signed out';
const PLACE = 'stopped';
