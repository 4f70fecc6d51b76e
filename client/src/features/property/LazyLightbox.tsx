import { useEffect, useState } from 'react';
import { addressOf, largestWidth } from '../../ui/Picture.tsx';
import type { Lightbox, LightboxProps } from './Lightbox.tsx';

/** The view over the whole screen, fetched at the first press; should that fail, the picture's file opens. */
export function LazyLightbox(props: LightboxProps) {
  const { pictures, position } = props;
  const [View, setView] = useState<typeof Lightbox | null>(null);
  useEffect(() => {
    if (position === null || View) return;
    import('./Lightbox.tsx').then(
      (loaded) => setView(() => loaded.Lightbox),
      () => {
        const picture = pictures[position];
        if (picture) location.assign(addressOf(picture, 'jpg', largestWidth(picture)));
      },
    );
  }, [position, pictures, View]);
  return View && <View {...props} />;
}
