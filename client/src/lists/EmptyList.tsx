import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Panel.tsx';
import { ALL } from './useListAddress.ts';
import type { ListAddress } from './useListAddress.ts';

export interface EmptyText {
  title: string;
  text: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Why nothing stands here, and the way out. */
export function EmptyList({
  address,
  total,
  text,
}: {
  address: ListAddress;
  total: number;
  text: EmptyText;
}) {
  const { search, chip, page, path } = address;
  if (total > 0 && page > 1) {
    return (
      <EmptyState title="This page is empty" text="The list is shorter now.">
        <ButtonLink to={path()}>Go to first page</ButtonLink>
      </EmptyState>
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        title={`No results for “${search}”`}
        text="Check the spelling or try fewer words."
      >
        {chip !== ALL && <ButtonLink to={path({ chip: ALL })}>Search all</ButtonLink>}
        <ButtonLink variant="outline" to={path({ search: '' })}>
          Clear search
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text.title} text={text.text}>
      {text.action}
    </EmptyState>
  );
}
