import type { Command, Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { sendPicture } from '../../../forms/pictures/sendPicture.ts';
import { addressOf } from '../../../ui/Picture.tsx';

/** Sends a picture and puts it where the cursor is; answers why it was not possible, or null. */
export async function insertPicture(
  editor: Editor,
  file: File,
  alt: string,
): Promise<string | null> {
  const sent = await sendPicture(file);
  if (sent.picture === null) return sent.problem;
  if (editor.isDestroyed) return null;
  const { picture } = sent;
  const width = picture.widths.findLast((each) => each <= TEXT_WIDTH) ?? picture.widths[0];
  const shown = width ?? picture.width;
  const height = Math.round((picture.height * shown) / picture.width);
  editor
    .chain()
    .focus()
    .setImage({ src: addressOf(picture, 'jpg', shown), alt, width: shown, height })
    .command(goOnBelow)
    .run();
  return null;
}

/** The picture is chosen when it stands there, and what is typed then would take its place. */
const goOnBelow: Command = ({ tr, state: { schema } }) => {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection)) return true;
  const { to } = selection;
  const paragraph = schema.nodes['paragraph'];
  if (!tr.doc.nodeAt(to)?.isTextblock && paragraph) tr.insert(to, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, to + 1));
  return true;
};

/** A text is no wider than this, in pixels of a sharp screen. */
const TEXT_WIDTH = 1_280;
