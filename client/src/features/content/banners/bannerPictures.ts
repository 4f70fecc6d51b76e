import type { PictureData } from '../../../ui/Picture.tsx';

/** The two pictures of the banner: files of the site itself, so that they need no row in a database. */
export const BANNER_PICTURES: readonly PictureData[] = [
  picture('towers', 'City', 'Illustration: glass towers and a flyover at dusk'),
  picture(
    'fields',
    'Country',
    'Illustration: paddy and sugarcane fields beside an irrigation canal',
  ),
];

function picture(name: string, label: string, alt: string): PictureData {
  return {
    id: name,
    path: `/banner/${name}`,
    alt,
    label,
    width: 1280,
    height: 960,
    widths: [640, 1280],
    thumbhash: null,
    isIllustration: true,
  };
}
