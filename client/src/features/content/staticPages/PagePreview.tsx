import { PreviewButton } from '../richText/PreviewButton.tsx';
import { usePreview } from './usePreview.ts';
import type { PageValues } from './words.ts';
import { WrittenStaticPage } from './WrittenStaticPage.tsx';

/** Shows the page that is being written as visitors would read it. */
export function PagePreview({ values }: { values: PageValues }) {
  const preview = usePreview();
  return (
    <PreviewButton ask={() => preview(values)}>
      {(shown) => <WrittenStaticPage page={shown} values={values} />}
    </PreviewButton>
  );
}
