import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { workspacePath, siteAdminPath } from '../../../../schema/routes.ts';
import type { ApprovalStatus } from '../../types.generated.ts';

export const QUEUE_TABS = ['pending', 'approved', 'rejected', 'all'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** What the address asks the queue for, so that it can be reloaded, shared and gone back to. */
export interface QueueAddress {
  tab: QueueTab;
  search: string;
  page: number;
}

/** Reads the queue's part of the address, and leads to another one. */
export function useQueueAddress() {
  const [query, setQuery] = useSearchParams();
  const at = readQueueAddress(query);
  const go = useCallback(
    (change: Partial<QueueAddress>) =>
      setQuery(
        (before) =>
          new URL(queuePath({ ...readQueueAddress(before), ...change }), BASE).searchParams,
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return { at, go };
}

/** The address of a list: '/site-admin?view=properties&status=rejected'. */
export function queuePath({ tab, search = '', page = 1 }: Partial<QueueAddress>): string {
  const parts = new URLSearchParams({
    ...(tab && tab !== 'pending' && { status: tab }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const path = workspacePath(siteAdminPath(), 'properties');
  return parts === '' ? path : `${path}&${parts}`;
}

function readQueueAddress(query: URLSearchParams): QueueAddress {
  const page = Number(query.get('page'));
  return {
    tab: QUEUE_TABS.find((tab) => tab === query.get('status')) ?? 'pending',
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

export function statusOf(tab: QueueTab): ApprovalStatus | null {
  return STATUSES[tab];
}

const STATUSES: Record<QueueTab, ApprovalStatus | null> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  all: null,
};

const BASE = 'https://site.invalid';
