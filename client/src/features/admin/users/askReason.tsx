import { pluralize } from '../../../../../schema/format/count.ts';
import type { BulkDialogProps } from '../../../lists/BulkBar.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { STOPS } from './words.ts';

/** Asks for one reason before several accounts are stopped. */
export function askReason(status: keyof typeof STOPS) {
  const { verb, meaning } = STOPS[status];
  return function AskReason({ count, onGo, onCancel }: BulkDialogProps) {
    return (
      <ReasonDialog
        title={`${verb} ${pluralize(count, 'user')}`}
        confirm={verb}
        isBusy={false}
        onConfirm={(reason) => onGo(reason ?? '')}
        onCancel={onCancel}
      >
        <p>{`Each account ${meaning}`}</p>
      </ReasonDialog>
    );
  };
}
