import { LIMITS } from '../../../../schema/limits.ts';
import { partOf } from '../../ui/lazyWithRetry.ts';
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
      lead="Two ways to the same data, GraphQL and REST. Reading and asking a seller need no key and no account."
    >
      <div className="wrap grid gap-12 pt-8 lg:gap-16 lg:pt-12">
        <Prose>
          <ul>
            <li>
              <a href="/graphql">/graphql</a>: in a browser a page to write queries on, with the
              whole schema to look through; for programs the address of the GraphQL API.
            </li>
            <li>
              <a href="/api/docs">/api/docs</a>: every call of the REST API with its fields and
              answers.
            </li>
            <li>
              <a href="/api/openapi.json">/api/openapi.json</a>: the same as OpenAPI, from which a
              typed client can be generated.
            </li>
          </ul>
          <p>
            Each example is a whole program for Node 20 or later: save it as{' '}
            <code>example.mjs</code> and run it with what stands above it.
          </p>
        </Prose>
        <Topic title="Search, read, ask">
          <Both title="Search with filters" example={SEARCH}>
            The first page of homes in Pune with two bedrooms or more, the cheapest first.
          </Both>
          <Both title="Read one property" example={READ}>
            By the id that the search answers. Its contact is masked until somebody asks the seller.
          </Both>
          <Both title="Send an enquiry" example={ENQUIRE}>
            The seller is told, and the answer opens the contact. Asked again within{' '}
            {LIMITS.lead.sameEnquiryDays} days it is the same enquiry.
          </Both>
        </Topic>
        <LazyFurther />
      </div>
    </StaticPage>
  );
}

/** What comes after the first programs is far below the window. */
const LazyFurther = lazyBlock({
  load: partOf(() => import('./FurtherTopics.tsx'), 'FurtherTopics'),
  placeholder: <div className="min-h-1000" />,
});
