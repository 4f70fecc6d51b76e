import { LIMITS } from '../../../schema/limits.ts';
import { Icon } from './Icon.tsx';

/** Stars out of five, with the number in words for those who do not see them. */
export function Stars({ count }: { count: number }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{`${count} out of ${MOST} stars`}</span>
      {Array.from({ length: MOST }, (_, index) => (
        <Icon
          name="Star"
          key={index}
          className={`size-4.5 text-star ${index < count ? 'fill-current' : 'opacity-50'}`}
        />
      ))}
    </p>
  );
}

const MOST = LIMITS.feedback.ratingMax;
