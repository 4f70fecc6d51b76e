import { ArgsType, Field } from 'type-graphql';
import { escapeHtml } from '../../../../schema/format/html.ts';
import type { Context } from '../context.ts';
import { notFound } from '../failures.ts';
import { plainPage } from '../http/plainPage.ts';
import { Page, restRow } from '../http/rest.ts';
import type { RestRow } from '../http/rest.ts';
import { DecryptionError } from '../encryption.ts';
import { IsText } from '../validation.ts';

/** What the reader of an e-mail can do by a link in it, without signing in. */
export interface EmailLink {
  /** Under /api; a token of one path opens no other. */
  path: string;
  title: string;
  question: string;
  button: string;
  done: string;
  /** `subject` is what the link was made for: an address rather than an id, which ends with its row. */
  does: (context: Context, subject: string) => Promise<void>;
  /** What stands in place of the question where there is nothing left to do, by `isDone`. */
  already?: string;
  isDone?: (context: Context, subject: string) => Promise<boolean>;
}

@ArgsType()
class LinkInput {
  @Field(() => String, { description: 'Token from the link in the email.' })
  @IsText()
  token!: string;
}

/** The address for an e-mail. Only who reads the e-mail knows it, and it does not end. */
export function addressOfLink(
  { cipher }: Context,
  siteUrl: string,
  path: string,
  subject: string,
): string {
  return `${siteUrl}${path}?token=${cipher.encrypt(subject, path).toString('base64url')}`;
}

/**
 * The page behind a link, and what its button does. The page asks first: programs that look through e-mail open
 * every link. NOT_FOUND for a token that is none of ours.
 */
export function rowsOfLink(site: { name: string }, tag: string, link: EmailLink): RestRow[] {
  const { path, title, question, button, done, does, already, isDone } = link;
  const page = (text: string, below: string) =>
    new Page(plainPage({ siteName: site.name, title, text, below }));
  const end = (text: string) => page(text, `<p><a href="/">${escapeHtml(site.name)}</a></p>`);
  /** A token that is none of ours is refused when it is sent. */
  const isOver = async (context: Context, token: string) => {
    const subject = isDone && openedToken(context, path, token);
    return subject ? isDone(context, subject) : false;
  };
  const shared = {
    path,
    tag,
    status: 200,
    refuses: ['NOT_FOUND'],
    response: 'page',
  } as const;
  return [
    restRow({
      ...shared,
      method: 'GET',
      summary: `${title}: page opened by a link in an email.`,
      parameters: [
        { name: 'token', in: 'query', description: 'Token from the link.', example: 'x' },
      ],
      handler: async (context, { query }) => {
        const sent = query.get('token') ?? '';
        if (already !== undefined && (await isOver(context, sent))) return end(already);
        const token = escapeHtml(sent);
        return page(
          question,
          `<form method="post" enctype="multipart/form-data" action="${path}">` +
            `<input type="hidden" name="token" value="${token}">` +
            `<button>${escapeHtml(button)}</button></form>`,
        );
      },
    }),
    restRow({
      ...shared,
      method: 'POST',
      summary: `${title}: action of the button on that page, with {token}.`,
      parameters: [],
      body: { token: 'from-the-link' },
      input: LinkInput,
      takes: 'texts',
      handler: async (context, { input }) => {
        await does(context, subjectOf(context, path, input.token));
        return end(done);
      },
    }),
  ];
}

function subjectOf(context: Context, path: string, token: string): string {
  const subject = openedToken(context, path, token);
  if (subject === null)
    throw notFound('This link does not work. Please use the link in our latest email.');
  return subject;
}

/** What the link was made for; null for a token that is none of ours. */
function openedToken({ cipher }: Context, path: string, token: string): string | null {
  try {
    return cipher.decrypt(Buffer.from(token, 'base64url'), path);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
