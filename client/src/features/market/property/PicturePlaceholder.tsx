import { COPY } from '../../../base/copy.ts';

/** What stands in the box when there is no picture or it cannot be loaded. */
export function PicturePlaceholder() {
  return (
    <div className="jali grid size-full place-items-center bg-sunken text-small font-medium text-muted">
      {COPY.pictureFailed}
    </div>
  );
}
