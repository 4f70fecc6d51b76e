import { DialogBox } from './DialogBox.tsx';
import type { DialogProps } from './DialogBox.tsx';
import { useBackCloses } from './useBackCloses.ts';

/** A dialog that Back closes, too: the page beneath stays, and nobody who meant the dialog alone leaves it. */
export function Dialog(props: DialogProps) {
  useBackCloses(props.onClose);
  return <DialogBox {...props} />;
}
