import { savedTime } from '../../../../schema/format/time.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/now.ts';
import { Notice } from '../../ui/Panel.tsx';

/** Says that what was typed here before is back, and takes it away again. */
export function SavedValuesNotice({
  savedAt,
  onDrop,
}: {
  /** Milliseconds. */
  savedAt: number;
  onDrop: () => void;
}) {
  const now = useNow();
  return (
    <Notice tone="info">
      <p className="flex-1">
        {`Your unsaved changes from ${savedTime(new Date(savedAt), now)} have been restored.`}
      </p>
      <Button variant="outline" onClick={onDrop}>
        Discard
      </Button>
    </Notice>
  );
}
