import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Picture } from '../../../ui/Picture.tsx';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';

/**
 * A picture in a list of somebody's own or of the administration. One that has no file or cannot be loaded is not
 * asked for again while it stands there: a placeholder takes its place. Give it the picture's id as `key`.
 */
export function ListPicture(props: Omit<ComponentProps<typeof Picture>, 'onError'>) {
  const [hasFailed, setFailed] = useState(false);
  const isMissing = props.picture.widths.length === 0;
  if (isMissing || hasFailed) return <PicturePlaceholder />;
  return <Picture {...props} onError={() => setFailed(true)} />;
}
