import { type FindOptionsWhere, IsNull, Like, Not } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { cut, textKey } from '../../../../schema/rules/text.ts';
import { escaped } from '../../accounts/findAccountIds.ts';
import { audit } from '../../accounts/audit.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { isId } from '../../platform/ids.ts';
import { clampPage, type Page, pageOf } from '../../platform/database/paging.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { NEWSLETTER_AUDIT } from './newsletter.audit.ts';
import { type SubscribersInput } from './newsletter.input.ts';
import { Subscriber, type SubscriberCount } from './subscriber.entity.ts';

export interface SubscriberPage extends Page<Subscriber> {
  counts: SubscriberCount[];
}

/**
 * Who asked for it, newest first. FORBIDDEN for everybody but a site_admin, here and below. Pages are clamped; one
 * past the end is empty.
 */
export async function findSubscribers(
  { manager, viewer }: Context,
  { status, search, ...request }: SubscribersInput,
): Promise<SubscriberPage> {
  siteAdmin(viewer);
  const page = clampPage(request);
  const text = cut(textKey(search ?? ''), LIMITS.keyword.sentMaxLength);
  const named: FindOptionsWhere<Subscriber> =
    text === '' ? {} : { email: Like(`%${escaped(text)}%`) };
  const waiting = await manager.countBy(Subscriber, { ...named, ...WITH.waiting });
  const confirmed = await manager.countBy(Subscriber, { ...named, ...WITH.confirmed });
  const items = await manager.find(Subscriber, {
    where: { ...named, ...(status ? WITH[status] : {}) },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.pageSize,
  });
  const total = { waiting, confirmed, all: waiting + confirmed }[status ?? 'all'];
  return {
    ...pageOf(items, total, page),
    counts: [
      { status: 'waiting', count: waiting },
      { status: 'confirmed', count: confirmed },
    ],
  };
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

const WITH = { waiting: { confirmedAt: IsNull() }, confirmed: { confirmedAt: Not(IsNull()) } };
