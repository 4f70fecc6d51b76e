import { toMutationResult } from '../../../../apollo/refusal.ts';
import type { MutationResult } from '../../../../apollo/refusal.ts';
import { usePreviewBlogMutation } from './BlogRecords.generated.ts';
import type { BlogTexts } from './editorWords.ts';
import type { SafeBlog } from './WrittenBlog.tsx';

/** Asks what the server makes of the texts of a post; nothing is kept. */
export function usePreview() {
  const [preview] = usePreviewBlogMutation();
  return async ({
    title,
    excerpt,
    content,
  }: Pick<BlogTexts, 'title' | 'excerpt' | 'content'>): Promise<MutationResult<SafeBlog>> => {
    const sent = preview({ variables: { input: { title, excerpt, content } } });
    const { data, refusal } = await toMutationResult(sent, 'The preview could not be loaded.');
    return refusal ? { refusal } : { data: data.previewBlog };
  };
}
