import { toMutationResult } from '../../../apollo/refusal.ts';
import type { MutationResult } from '../../../apollo/refusal.ts';
import { usePreviewStaticPageMutation } from './StaticPages.generated.ts';
import type { PageTexts } from './words.ts';
import type { SafePage } from './WrittenStaticPage.tsx';

/** Asks what the server makes of the texts of a page: it fills in what it has to, and keeps nothing. */
export function usePreview() {
  const [preview] = usePreviewStaticPageMutation();
  return async ({
    title,
    description,
    content,
  }: Pick<PageTexts, 'title' | 'description' | 'content'>): Promise<MutationResult<SafePage>> => {
    const sent = preview({ variables: { input: { title, description, content } } });
    const { data, refusal } = await toMutationResult(sent, 'The preview could not be loaded.');
    return refusal ? { refusal } : { data: data.previewStaticPage };
  };
}
