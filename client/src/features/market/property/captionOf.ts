import { COPY } from '../../../base/copy.ts';
import type { PictureData } from '../../../ui/Picture.tsx';

/** What is said of a picture: its label, and that it is drawn where it is. */
export function captionOf({ label, isIllustration }: PictureData): string {
  return [label, isIllustration && COPY.illustration].filter(Boolean).join(' · ');
}
