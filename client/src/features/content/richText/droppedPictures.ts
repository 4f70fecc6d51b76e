import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { FOREIGN_PICTURES } from '../../../../../schema/rules/link.ts';
import { insertPicture } from './insertPicture.ts';
import { hasForeignPicture } from './isEditable.ts';

/**
 * Pictures that are dropped on the text or pasted into it are sent and stand there, those of other sites are left out;
 * `tell` hears why one does not stand there.
 */
export function droppedPictures(tell: (problem: string | null) => void) {
  return Extension.create({
    name: 'droppedPictures',
    addProseMirrorPlugins() {
      const take = (data: DataTransfer | null): boolean => {
        const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
        if (files.length === 0) return false;
        tell(null);
        void insertAll(this.editor, files).then(tell);
        return true;
      };
      return [
        new Plugin({
          props: {
            handleDrop: (_view, event) => take(event.dataTransfer),
            transformPastedHTML: (html) => {
              if (hasForeignPicture(html)) tell(FOREIGN_PICTURES);
              // The page has the first heading itself.
              return html.replaceAll(/(<\/?)h1\b/gi, '$1h2');
            },
            handlePaste: (_view, event) => take(event.clipboardData),
          },
        }),
      ];
    },
  });
}

async function insertAll(editor: Editor, files: readonly File[]): Promise<string | null> {
  const problems: string[] = [];
  for (const file of files) {
    const problem = await insertPicture(editor, file, '');
    if (problem !== null) problems.push(problem);
  }
  return problems[0] ?? null;
}
