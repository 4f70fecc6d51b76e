import { PreviewButton } from '../../richText/PreviewButton.tsx';
import type { BlogValues } from './editorWords.ts';
import { usePreview } from './usePreview.ts';
import { WrittenBlog } from './WrittenBlog.tsx';

/** Shows the post that is being written as visitors would read it. */
export function BlogPreview({ values }: { values: BlogValues }) {
  const preview = usePreview();
  return (
    <PreviewButton ask={() => preview(values)}>
      {(shown) => <WrittenBlog blog={shown} values={values} />}
    </PreviewButton>
  );
}
