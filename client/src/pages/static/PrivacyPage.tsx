import { StaticPage } from './StaticPage.tsx';
import { useWrittenPage } from './useWrittenPage.ts';
import { WrittenText } from '../../features/content/staticPages/WrittenText.tsx';

/** What this product really stores, as the administrators say it. */
export function PrivacyPage() {
  const page = useWrittenPage('privacy');
  return (
    <StaticPage title={page.title} lead={page.description}>
      <div className="wrap pt-8 lg:pt-12">
        <WrittenText page={page} />
      </div>
    </StaticPage>
  );
}
