import { LIMITS } from '../../../../schema/limits.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { Prose, StaticPage } from '../static/StaticPage.tsx';
import { STATIC_TEXTS } from '../static/staticPages.ts';
import { Both, Topic } from './Topic.tsx';
import { ENQUIRE, READ, SEARCH } from './firstExamples.ts';

/** Both doors for programs side by side, with programs that run. */
export function DevelopersPage() {
  return (
    <StaticPage
      title={STATIC_TEXTS.developers.title}
      lead="Get the same data through GraphQL or REST. Reading data and sending enquiries need no key and no account."
    >
      <div className="wrap grid gap-12 pt-8 lg:gap-16 lg:pt-12">
        <Prose>
          <ul>
            <li>
              <a href="/graphql">/graphql</a>: the GraphQL endpoint. In a browser, it opens a query
              editor with the full schema.
            </li>
            <li>
              <a href="/api/docs">/api/docs</a>: every REST endpoint with its fields and responses.
            </li>
            <li>
              <a href="/api/openapi.json">/api/openapi.json</a>: the same as an OpenAPI document,
              for generating a typed client.
            </li>
          </ul>
          <p>
            Each example is a complete program for Node 20 or later. Save it as{' '}
            <code>example.mjs</code> and run it with the command shown above it.
          </p>
        </Prose>
        <Topic title="Search, read, enquire">
          <Both title="Search with filters" example={SEARCH}>
            The first page of homes in Pune with two or more bedrooms, cheapest first.
          </Both>
          <Both title="Read one property" example={READ}>
            Use an id from the search results. The contact is masked until you send an enquiry.
          </Both>
          <Both title="Send an enquiry" example={ENQUIRE}>
            We notify the seller, and the response contains the full contact. If you send it again
            within {LIMITS.lead.sameEnquiryDays} days, it counts as the same enquiry.
          </Both>
        </Topic>
        <LazyFurther />
      </div>
    </StaticPage>
  );
}

/** What comes after the first programs is far below the window. */
const LazyFurther = lazyBlock({
  load: lazyWithRetry(() => import('./FurtherTopics.tsx'), 'FurtherTopics'),
  placeholder: <div className="min-h-1000" />,
});
