import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Admission } from '../../features/account/admission.ts';
import { RequireAccount } from '../../features/account/RequireAccount.tsx';
import type { Account } from '../../features/account/viewer.ts';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';

/** The frame of a private page: its heading is there at once, the rest when it is known who looks. */
export function PrivatePage({
  title,
  isNarrow = false,
  children,
  ...admission
}: Admission & {
  title: string;
  /** For pages that are one form. */
  isNarrow?: boolean;
  children: (account: Account) => ReactNode;
}) {
  const { head } = useLoaderData<PageData>();
  useDocumentHead(head);
  return (
    <div
      className={`wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 lg:py-12 ${isNarrow ? 'max-w-lg' : ''}`}
    >
      <h1 className="text-h1">{title}</h1>
      <RequireAccount {...admission}>{children}</RequireAccount>
    </div>
  );
}
