import { type FindOptionsWhere, IsNull, Like, Not } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { cut, textKey } from '../../../../schema/rules/text.ts';
import { escaped } from '../../accounts/findAccountIds.ts';
import { audit } from '../../accounts/audit.ts';
import { AuditAction } from '../../platform/audit.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { isId } from '../../platform/ids.ts';
import { findByStatus } from '../../platform/database/pageByStatus.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { type SubscribersInput } from './newsletter.input.ts';
import {
  type NewsletterSubscriberPage,
  Subscriber,
  type SubscriberStatus,
} from './subscriber.entity.ts';

/** What administrators do to subscribers; who they were is not kept. */
export const NEWSLETTER_AUDIT = {
  deleted: new AuditAction('newsletter.deleted', 'Newsletter address deleted'),
};

/**
 * Who asked for it, newest first. FORBIDDEN for everybody but a site_admin, here and below. Pages are clamped; one
 * past the end is empty.
 */
export async function findSubscribers(
  { manager, viewer }: Context,
  { search, ...request }: SubscribersInput,
): Promise<NewsletterSubscriberPage> {
  siteAdmin(viewer);
  const text = cut(textKey(search ?? ''), LIMITS.keyword.sentMaxLength);
  return findByStatus(manager, Subscriber, {
    ...request,
    states: STATES,
    where: text === '' ? {} : { email: Like(`%${escaped(text)}%`) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}

/** Forgets an address because its owner has asked for it; the audit keeps that one was, and not which. NOT_FOUND. */
export async function deleteSubscriber(context: Context, id: string): Promise<string> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    const { affected } = isId(id) ? await inside.manager.delete(Subscriber, id) : { affected: 0 };
    if (affected === 0) throw notFound('This address does not exist. It may have been deleted.');
    await audit(inside, NEWSLETTER_AUDIT.deleted, id);
  });
  return id;
}

const STATES = new Map<SubscriberStatus, FindOptionsWhere<Subscriber>>([
  ['waiting', { confirmedAt: IsNull() }],
  ['confirmed', { confirmedAt: Not(IsNull()) }],
]);
