import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { wholeLink } from '../../../schema/rules/link.ts';

/** What can stand in a text: no more than the server keeps. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => wholeLink(address) !== null,
    },
  }),
  Image,
  TableKit.configure({ table: { renderWrapper: false } }),
];
