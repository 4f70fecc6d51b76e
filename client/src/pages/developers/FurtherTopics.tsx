import { LIMITS } from '../../../../schema/limits.ts';
import { Prose } from '../static/StaticPage.tsx';
import { CodeExample } from './CodeExample.tsx';
import { ErrorCodes } from './ErrorCodes.tsx';
import { SIGN_IN, UPLOAD } from './furtherExamples.ts';
import { REFUSALS } from './refusals.ts';
import { Both, Topic } from './Topic.tsx';

/** Signing in, pictures, errors, paging and limits, of both doors. */
export function FurtherTopics() {
  return (
    <div className="grid gap-12 lg:gap-16">
      <Topic title="Sign in">
        <Both title="A code, then tokens" example={SIGN_IN}>
          There are no passwords and no keys. Run it with a registered mobile, which is sent a code
          of {LIMITS.code.digits} digits, then with mobile and code. The access token is good for{' '}
          {LIMITS.session.accessSeconds / 60} minutes and stands in the header{' '}
          <code>Authorization: Bearer …</code>; the refresh token is good once, for{' '}
          {LIMITS.session.refreshSeconds / 86_400} days.
        </Both>
      </Topic>
      <Topic title="Send pictures">
        <Both title="Upload a photo, post a property" example={UPLOAD}>
          Over GraphQL a picture is sent alone and named by its id in <code>createProperty</code>;
          over REST the files come with the form of the property. JPG, PNG or WebP, at most{' '}
          {LIMITS.picture.maxBytes / 1_048_576} MB each and {LIMITS.listing.maxPictures} to a
          property. Both need the access token of a seller. What is posted waits for approval. An{' '}
          <code>Idempotency-Key</code> (<code>idempotencyKey</code> in GraphQL) makes sending it
          again harmless, here as for enquiries, feedback and registrations.
        </Both>
      </Topic>
      <Topic title="Errors">
        <p className="max-w-measure">
          Every refusal has a sentence for people, a code for programs and, where fields were
          refused, their names. REST answers the status of the table; GraphQL has{' '}
          <code>errors</code> in its answer, whatever the status, and the rest in their{' '}
          <code>extensions</code>. With <code>TOO_MANY</code> and <code>UNAVAILABLE</code> the
          header <code>Retry-After</code> says how many seconds to wait (<code>retryAfter</code> in
          GraphQL). Quote <code>requestId</code> when you write to us.
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          {REFUSALS.map(({ title, answer }) => (
            <CodeExample
              key={title}
              title={title}
              of="a refusal"
              text={JSON.stringify(answer, null, 2)}
            />
          ))}
        </div>
        <ErrorCodes />
      </Topic>
      <Prose>
        <h2>Paging</h2>
        <p>
          Lists are read in pages, counted from 1: <code>page</code> and <code>pageSize</code> in
          GraphQL, <code>page</code> and <code>limit</code> over REST. A page has{' '}
          {LIMITS.page.defaultSize} entries unless you ask for another size, at most{' '}
          {LIMITS.page.maxSize}. <code>hasMore</code> says whether another page follows. What is
          posted meanwhile moves the others on: for a whole copy sort by newest and leave out ids
          that you have.
        </p>
        <h2>Limits</h2>
        <ul>
          <li>
            A GraphQL request has at most {LIMITS.graphql.maxDepth} levels,{' '}
            {LIMITS.graphql.maxAliases} aliases, {LIMITS.graphql.maxTokens.toLocaleString('en-IN')}{' '}
            tokens and a cost of {LIMITS.graphql.maxCost.toLocaleString('en-IN')}: each field counts
            one, those in a list once for every entry of the page, long texts more. Its answer has
            at most {LIMITS.graphql.maxAnswerBytes / 1_000_000} MB. It holds one mutation; several
            operations in a list are not taken.
          </li>
          <li>A JSON body has at most {LIMITS.request.jsonBytes / 1_000} kB.</li>
          <li>
            Codes: one a minute and {LIMITS.code.sendsPerHour} an hour to a mobile; each takes{' '}
            {LIMITS.code.tries} tries within {LIMITS.code.lifeSeconds / 60} minutes.
          </li>
          <li>
            Enquiries: {LIMITS.lead.perSenderPerHour} an hour and {LIMITS.lead.perSenderPerDay} a
            day from an account or browser, {LIMITS.sendersPerAddress} times as many from an
            address, {LIMITS.lead.perMobilePerHour} an hour for a mobile.
          </li>
          <li>
            Posting: {LIMITS.posting.perAccountPerHour} properties and{' '}
            {LIMITS.picture.uploadsPerAccountPerHour} pictures an hour for an account.
          </li>
        </ul>
      </Prose>
    </div>
  );
}
