import type { RichTextProps } from '../features/content/richText/RichTextEditor.tsx';

/** Stands for the editor of formatted texts, which has tests of its own: a text is its HTML here. */
export function RichTextEditor({ id, value, onChange }: RichTextProps) {
  return (
    <textarea
      id={id}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
