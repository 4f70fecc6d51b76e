import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';

/** What the forms of these nouns end with: whether visitors see it, and the buttons. */
export function FormEnd({
  isNew,
  isActive,
  isBusy,
  onActive,
  onClose,
}: {
  isNew: boolean;
  isActive: boolean;
  isBusy: boolean;
  onActive: (isActive: boolean) => void;
  onClose: () => void;
}) {
  return (
    <>
      <Checkbox
        name="isActive"
        checked={isActive}
        onChange={({ currentTarget }) => onActive(currentTarget.checked)}
      >
        Visible to visitors
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isNew ? 'Add' : 'Save'}
        </Button>
      </div>
    </>
  );
}
