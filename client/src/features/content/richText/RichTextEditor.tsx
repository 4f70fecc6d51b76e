import type { FocusEventHandler } from 'react';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import '../blog/article.css';
import './richText.css';
import { Toolbar } from './Toolbar.tsx';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnPicture, completeLink, FOREIGN_PICTURES } from '../../../../../schema/rules/link.ts';
import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { insertPicture } from './insertPicture.ts';
import { hasForeignPicture } from './isEditable.ts';

/** What both ways of editing are given. */
export interface RichTextProps {
  /** Of the element that is typed into; `${id}-label` names it. */
  id: string;
  name: string;
  value: string;
  described: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onBlur: FocusEventHandler;
}

/** What can stand in a text: no more than the server keeps. */
const EXTENSIONS = [
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

/** The text as it will look, with the buttons that shape it. */
export function RichTextEditor({
  id,
  name,
  value,
  described,
  isInvalid,
  onChange,
  onBlur,
}: RichTextProps) {
  // What the editor has told last: any other value comes from outside, such as a kept draft.
  const lastReported = useRef(value);
  const latest = useRef({ onChange, onBlur });
  useEffect(() => {
    latest.current = { onChange, onBlur };
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [extensions] = useState(() => [...EXTENSIONS, droppedPictures(setProblem)]);
  const editor = useEditor({
    extensions,
    content: value,
    // The styles stand in a file: the page's policy allows no others.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => {
      lastReported.current = withoutEmptyEnd(changed.getHTML());
      latest.current.onChange(lastReported.current);
    },
  });
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: attributesOf({ id, described, isInvalid }) } });
  }, [editor, id, described, isInvalid]);
  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div
      className="min-w-0 rounded-input border border-control bg-surface has-aria-invalid:border-danger"
      onBlur={(event) => latest.current.onBlur(event)}
    >
      <Toolbar editor={editor} problem={problem} />
      {/* The form finds its field by name; the focus goes on to the text. */}
      <input
        name={name}
        value=""
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onFocus={() => editor.commands.focus()}
      />
      <EditorContent editor={editor} className="max-h-[70vh] min-w-0 overflow-y-auto" />
    </div>
  );
}

/** The editor keeps an empty line at the end to write on; that is no part of the text. */
function withoutEmptyEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '');
}

function attributesOf({
  id,
  described,
  isInvalid,
}: Pick<RichTextProps, 'id' | 'described' | 'isInvalid'>): Record<string, string> {
  return {
    id,
    class: 'article rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described !== undefined && { 'aria-describedby': described }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
}

/**
 * Pictures that are dropped on the text or pasted into it are sent and stand there, those of other sites are left out;
 * `tell` hears why one does not stand there.
 */
function droppedPictures(tell: (problem: string | null) => void) {
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
