import type { SubscriberStatus } from '../../../types.generated.ts';
import type { SubscribersQuery } from './Subscribers.generated.ts';

export type ListedSubscriber =
  SubscribersQuery['administration']['newsletterSubscribers']['items'][number];

/** The chips of the list, in their order. */
export const STATUSES = [
  { key: 'confirmed', status: 'CONFIRMED', label: 'Confirmed', tone: 'success' },
  { key: 'waiting', status: 'WAITING', label: 'Not confirmed', tone: 'warning' },
] as const satisfies readonly Readonly<Record<string, string> & { status: SubscriberStatus }>[];
