import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnPicture, completeLink } from '../../../../../schema/rules/link.ts';

/** What can stand in a text: no more than the server keeps. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => completeLink(address) !== null,
    },
  }),
  Image.extend({ parseHTML: () => [{ tag: 'img[src]', getAttrs: isOwn }] }),
  TableKit.configure({ table: { renderWrapper: false } }),
];

/** False leaves the picture out, before anything asks for it. */
function isOwn(image: HTMLElement): null | false {
  return isOwnPicture(image.getAttribute('src') ?? '') ? null : false;
}
