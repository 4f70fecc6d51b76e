import { STATIC_PATHS } from '../../../../schema/routes.ts';
import { AGENTS } from '../../features/market/agents/agents.ts';
import { BecomeAgent, MeetOurAgents } from '../../features/market/agents/MeetOurAgents.tsx';
import { useSite } from '../../base/start.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { StaticPage } from './StaticPage.tsx';
import { STATIC_TEXTS } from './staticPages.ts';

/** The agents with their profiles, and what the team cares for. */
export function TeamPage() {
  const { isDemo } = useSite();
  return (
    <StaticPage
      title={STATIC_TEXTS.team.title}
      lead={`Local experts who check the documents before they recommend a property.${isDemo ? ' The agents on this page are samples.' : ''}`}
    >
      <div className="wrap grid gap-12 pt-8 lg:gap-16 lg:pt-12">
        {isDemo ? (
          <>
            <MeetOurAgents />
            <Profiles />
          </>
        ) : (
          <BecomeAgent />
        )}
        <section aria-labelledby="places" className="grid gap-6">
          <h2 id="places" className="text-h2">
            From city towers to open fields
          </h2>
          <LazyBanner />
        </section>
        <section aria-labelledby="writing" className="grid gap-6">
          <h2 id="writing" className="text-h2">
            What we write about
          </h2>
          <LazySampleBlogs />
          <p>
            <ButtonLink to={STATIC_PATHS.faq} variant="outline">
              Frequently asked questions
            </ButtonLink>
          </p>
        </section>
      </div>
    </StaticPage>
  );
}

function Profiles() {
  return (
    <section aria-labelledby="profiles" className="grid gap-6">
      <h2 id="profiles" className="text-h2">
        Profiles
      </h2>
      <ul className="grid gap-5 lg:grid-cols-2">
        {AGENTS.map(({ id, name, title, profile }) => (
          <li
            key={id}
            id={id}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 target:border-primary"
          >
            <h3 className="text-h3">{name}</h3>
            <p className="text-small text-muted">{title}</p>
            <p className="max-w-measure">{profile}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LazyBanner = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/content/banners/BannerSlider.tsx'),
    'BannerSlider',
  ),
  placeholder: <div className="h-96" />,
});

const LazySampleBlogs = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/content/blog/SampleBlogList.tsx'),
    'SampleBlogList',
  ),
  placeholder: <div className="h-72" />,
});
