import { Button } from './Button.tsx';

/**
 * '1 to 10 of 57' with Newer and Older, for lists that are a part of a page and no address of their own;
 * nothing while there is one page. At an end the button stays where it is and does nothing.
 */
export function Pager({
  page,
  pageSize,
  total,
  deepest = total,
  steps = ['Newer', 'Older'],
  onPage,
}: {
  page: number;
  pageSize: number;
  total: number;
  /** How far the list can be followed, when that is not to its end. */
  deepest?: number;
  /** What the buttons back and on are called. */
  steps?: readonly [back: string, on: string];
  onPage: (page: number) => void;
}) {
  const reachable = Math.min(total, deepest);
  if (reachable <= pageSize) return null;
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, reachable)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <output className="text-small text-muted tabular-nums">
        {`${from} to ${to} of ${total.toLocaleString('en-IN')}`}
      </output>
      <div className="flex gap-2">
        <Step label={steps[0]} isAtEnd={page === 1} onPress={() => onPage(page - 1)} />
        <Step label={steps[1]} isAtEnd={to >= reachable} onPress={() => onPage(page + 1)} />
      </div>
    </div>
  );
}

function Step({
  label,
  isAtEnd,
  onPress,
}: {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      variant="outline"
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      {label}
    </Button>
  );
}
