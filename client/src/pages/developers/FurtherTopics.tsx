import { LIMITS } from '../../../../schema/limits.ts';
import { Prose } from '../static/StaticPage.tsx';
import { CodeExample } from './CodeExample.tsx';
import { SIGN_IN, UPLOAD } from './furtherExamples.ts';
import { Both, Topic } from './Topic.tsx';
import { FAILURES } from '../../../../schema/failures.ts';

/** Signing in, pictures, errors, paging and limits, of both doors. */
export function FurtherTopics() {
  return (
    <div className="grid gap-12 lg:gap-16">
      <Topic title="Sign in">
        <Both title="Get a code, then tokens" example={SIGN_IN}>
          There are no passwords and no keys. Run the example with a registered mobile number to
          receive a code of {LIMITS.code.digits} digits, then run it with the number and the code.
          The access token is valid for {LIMITS.session.accessSeconds / 60} minutes. Send it in the
          header <code>Authorization: Bearer …</code>. The refresh token works once and is valid for{' '}
          {LIMITS.session.refreshSeconds / 86_400} days.
        </Both>
      </Topic>
      <Topic title="Upload pictures">
        <Both title="Upload a photo, post a property" example={UPLOAD}>
          With GraphQL, upload each picture first and pass its id to <code>createProperty</code>.
          With REST, send the files together with the property form. Pictures are JPG, PNG or WebP,
          at most {LIMITS.picture.maxBytes / 1_048_576} MB each, with at most{' '}
          {LIMITS.listing.maxPictures} per property. Both need the access token of a seller. New
          properties wait for approval. With an <code>Idempotency-Key</code> (
          <code>idempotencyKey</code> in GraphQL), you can safely retry the request. This also works
          for enquiries, feedback and registrations.
        </Both>
      </Topic>
      <Topic title="Errors">
        <p className="max-w-measure">
          Every error has a message for people, a code for programs and, if fields are invalid,
          their names. REST returns the status in the table below. GraphQL returns{' '}
          <code>errors</code> in the response, whatever the status, with the details in{' '}
          <code>extensions</code>. For <code>TOO_MANY</code> and <code>UNAVAILABLE</code>, the
          header <code>Retry-After</code> gives the number of seconds to wait (
          <code>retryAfter</code> in GraphQL). Quote <code>requestId</code> when you contact us.
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          {REFUSALS.map(({ title, answer: response }) => (
            <CodeExample
              key={title}
              title={title}
              of="an error"
              text={JSON.stringify(response, null, 2)}
            />
          ))}
        </div>
        <ErrorCodes />
      </Topic>
      <Prose>
        <h2>Paging</h2>
        <p>
          Lists are paged, starting at 1: use <code>page</code> and <code>pageSize</code> in
          GraphQL, <code>page</code> and <code>limit</code> in REST. A page has{' '}
          {LIMITS.page.defaultSize} entries by default and at most {LIMITS.page.maxSize}.{' '}
          <code>hasMore</code> tells you whether there is another page. New properties shift the
          pages while you read. For a full copy, sort by newest and skip ids you already have.
        </p>
        <h2>Limits</h2>
        <ul>
          <li>
            A GraphQL request may have at most {LIMITS.graphql.maxDepth} levels,{' '}
            {LIMITS.graphql.maxAliases} aliases, {LIMITS.graphql.maxTokens.toLocaleString('en-IN')}{' '}
            tokens and a cost of {LIMITS.graphql.maxCost.toLocaleString('en-IN')}. Each field costs
            1, a field in a list costs 1 for each entry of the page, and long texts cost more. The
            response is at most {LIMITS.graphql.maxAnswerBytes / 1_000_000} MB. A request may have
            one mutation. Batched operations are not supported.
          </li>
          <li>A JSON body may be at most {LIMITS.request.jsonBytes / 1_000} kB.</li>
          <li>
            Codes: one per minute and {LIMITS.code.sendsPerHour} per hour for each mobile number.
            Each code allows {LIMITS.code.tries} tries within {LIMITS.code.lifeSeconds / 60}{' '}
            minutes.
          </li>
          <li>
            Enquiries: {LIMITS.lead.perSenderPerHour} per hour and {LIMITS.lead.perSenderPerDay} per
            day from an account or browser, {LIMITS.sendersPerAddress} times as many from an IP
            address, and {LIMITS.lead.perMobilePerHour} per hour for each mobile number.
          </li>
          <li>
            Posting: {LIMITS.posting.perAccountPerHour} properties and{' '}
            {LIMITS.picture.uploadsPerAccountPerHour} pictures per hour for each account.
          </li>
        </ul>
      </Prose>
    </div>
  );
}

/** Every code with its status and its usual sentence. */
export function ErrorCodes() {
  return (
    <table className="w-full max-w-4xl text-left text-small [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Status</th>
          <th scope="col" className="max-sm:hidden">
            Message
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(FAILURES).map(([code, { status, message }]) => (
          <tr key={code}>
            <td>
              <code className="wrap-anywhere">{code}</code>
            </td>
            <td className="tabular-nums">{status}</td>
            <td className="text-muted max-sm:hidden">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SENTENCE = 'Please enter your name';
const REQUEST = '2f6b0c1e-5d1a-4f0b-9c1d-7a4e8f2b6c3d';

/** What each door answers to an enquiry without a name; the tests compare. */
const REFUSALS = [
  {
    title: 'GraphQL',
    answer: {
      errors: [
        {
          message: SENTENCE,
          locations: [{ line: 2, column: 3 }],
          path: ['sendEnquiry'],
          extensions: {
            code: 'INVALID_INPUT',
            fields: [{ path: 'name', code: 'unusable', message: SENTENCE }],
            requestId: REQUEST,
          },
        },
      ],
      data: null,
    },
  },
  {
    title: 'REST',
    answer: {
      success: false,
      message: SENTENCE,
      error: SENTENCE,
      code: 'INVALID_INPUT',
      errors: [{ field: 'name', message: SENTENCE }],
      requestId: REQUEST,
    },
  },
];
