import { savedTime } from '../../../../schema/format/time.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/now.ts';
import { Notice } from '../../ui/Panel.tsx';

/** Says that what was typed here before is back, and takes it away again. */
export function KeptNotice({
  keptAt,
  onDrop,
}: {
  /** Milliseconds. */
  keptAt: number;
  onDrop: () => void;
}) {
  const now = useNow();
  return (
    <Notice tone="info">
      <p className="flex-1">
        {`What you wrote here and did not save is back, from ${savedTime(new Date(keptAt), now)}.`}
      </p>
      <Button variant="outline" onClick={onDrop}>
        Drop it
      </Button>
    </Notice>
  );
}
