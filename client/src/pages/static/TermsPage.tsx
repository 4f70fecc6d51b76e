import { StaticPage } from './StaticPage.tsx';
import { useWrittenPage } from './useWrittenPage.ts';
import { WrittenText } from '../../features/content/staticPages/WrittenText.tsx';

/** The rules between the operator, those who post and those who search, as the administrators say them. */
export function TermsPage() {
  const page = useWrittenPage('terms');
  return (
    <StaticPage title={page.title} lead={page.description}>
      <div className="wrap pt-8 lg:pt-12">
        <WrittenText page={page} />
      </div>
    </StaticPage>
  );
}
