import { pluralize } from '../../../../../../../schema/format/count.ts';
import { ListView } from '../../../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../../../lists/useListAddress.ts';
import { DownloadButton } from '../../../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../../../shell/workspaceHome.ts';
import { ContactMessageItem } from './ContactMessageItem.tsx';
import { useContactMessagesQuery } from './ContactMessages.generated.ts';
import { STATUSES } from './words.ts';

/** What people wrote through the contact page, newest first. */
export function ContactMessagesView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: 'contactMessages',
    chips: [ALL, ...STATUSES.map(({ key }) => key)],
  });
  const { chip, search, page } = address;
  const part = useContactMessagesQuery({
    variables: {
      search: search || null,
      status: STATUSES.find(({ key }) => key === chip)?.status ?? null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.administration.contactMessages;
  const countOf = (key: string) => {
    const status = STATUSES.find((each) => each.key === key)?.status;
    return list?.counts.find((each) => each.status === status)?.count ?? null;
  };
  return (
    <ListView
      name="Contact messages"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.contactMessages}
      keyOf={({ id }) => id}
      failed="The messages could not be loaded"
      chips={{
        label: 'Messages by status',
        choices: [{ key: ALL, label: 'All' }, ...STATUSES],
        countOf,
      }}
      search="Name, email, phone or text"
      above={
        <DownloadButton
          path="contact-messages"
          filters={{ status: chip === ALL ? null : chip, search }}
          of="messages"
        />
      }
      empty={
        address.isWhole
          ? { title: 'No messages yet', text: 'Messages from the contact page appear here.' }
          : { title: 'No messages found', text: 'No messages match these filters.' }
      }
      summary={<p className="text-muted tabular-nums">{pluralize(list?.total ?? 0, 'message')}</p>}
    >
      {(message, changed) => (
        <ContactMessageItem message={message} home={home} onChanged={changed} />
      )}
    </ListView>
  );
}
