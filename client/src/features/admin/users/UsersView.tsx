import { useNavigate, useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../../../schema/format/count.ts';
import { indiaDay } from '../../../../../schema/format/time.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { AccountStatus, UserSort } from '../../../types.generated.ts';
import { Select } from '../../../ui/Field.tsx';
import { useNow } from '../../../ui/now.ts';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { UserActions } from './UserActions.tsx';
import { userColumns } from './userColumns.tsx';
import { UserDetails } from './UserDetails.tsx';
import { UsersDocument, useUpdateUsersMutation, useUsersQuery } from './Users.generated.ts';
import { GROUPS, JOINED, nameOf, SORTS, STATUSES, STOPS } from './words.ts';
import type { BulkDialogProps } from '../../../lists/BulkBar.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Everybody who has an account, for the administrator. */
export function UsersView({ home, account }: Pick<WorkspaceViewProps, 'home' | 'account'>) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const status = keyOf(STATUSES, query.get('status'));
  const sort = keyOf(SORTS, query.get('sort'));
  const joined = joinedOf(query.get('joined'));
  const joinedSince = useDayBefore(joined === null ? null : JOINED[joined].daysBefore);
  const saved = {
    status: status?.toLowerCase() ?? null,
    joined,
    sort: sort?.toLowerCase() ?? null,
  };
  const address = useListAddress({
    home,
    view: 'users',
    chipName: 'type',
    chips: ['all', 'sellers', 'customers', 'administrators'],
    keep: saved,
  });
  const { chip, search, page } = address;
  const userTypes = GROUPS.find(({ key }) => key === chip)?.userTypes ?? null;
  const part = useUsersQuery({
    variables: {
      search: search || null,
      userTypes,
      status,
      joinedSince,
      sort: sort ?? 'NEWEST',
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const pathOf = (change: Readonly<Record<string, string | null>>) => {
    const type = chip === 'all' ? null : chip;
    return viewAddress(home, 'users', { type, search: search || null, ...saved, ...change });
  };
  const choose = (change: Readonly<Record<string, string | null>>) =>
    void navigate(pathOf(change), { preventScrollReset: true });
  const [updateUsers] = useUpdateUsersMutation();
  const users = part.data?.administration.users.items ?? [];
  const all = (to: AccountStatus) => async (keys: readonly string[], reason: string) => {
    const ids = [...keys];
    // Nobody is changed who has changed since what stands here.
    const seen =
      users
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? null;
    const input = { ids, status: to, reason: reason || null, seen };
    const { data } = await updateUsers({ variables: { input } });
    return data?.updateUsers.failed ?? [];
  };
  return (
    <ListView
      name="Users"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.users}
      keyOf={({ id }) => id}
      failed="The users could not be loaded"
      chips={{ label: 'Users by type', choices: GROUPS, countOf: () => null }}
      search="Name, mobile, email or ID"
      above={
        <>
          <div className="grid max-w-2xl gap-3 sm:grid-cols-2">
            <Select
              label="Status"
              value={saved.status ?? ''}
              onChange={({ currentTarget: { value } }) => choose({ status: value || null })}
            >
              <option value="">All statuses</option>
              {Object.entries(STATUSES).map(([key, { label }]) => (
                <option key={key} value={key.toLowerCase()}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              label="Joined"
              value={joined ?? ''}
              onChange={({ currentTarget: { value } }) => choose({ joined: value || null })}
            >
              <option value="">Any time</option>
              {Object.entries(JOINED).map(([key, { label }]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <DownloadButton
            path="users"
            filters={{
              status: saved.status,
              joinedSince,
              sort: saved.sort,
              search,
              userType: userTypes?.join(',').toLowerCase() ?? null,
            }}
            of="users"
          />
        </>
      }
      summary={
        <p className="text-muted tabular-nums">
          {pluralize(part.data?.administration.users.total ?? 0, 'user')}
        </p>
      }
      table={{
        columns: userColumns(home, account.id),
        nameOf,
        order: {
          current: saved.sort ?? 'newest',
          pathOf: (order) => pathOf({ sort: order === 'newest' ? null : order }),
        },
      }}
      bulk={{
        one: 'user',
        many: 'users',
        nameOf: (key) => {
          const user = users.find(({ id }) => id === key);
          return user ? nameOf(user) : 'the user';
        },
        pathOf: (search) => viewAddress(home, 'users', { search }),
        canChoose: (key) => key !== account.id,
        refetchQueries: [UsersDocument],
        actions: [
          { label: 'Activate', run: all('ACTIVE') },
          { label: 'Deactivate', run: all('INACTIVE'), dialog: askReason('INACTIVE') },
          { label: 'Block', run: all('BLOCKED'), dialog: askReason('BLOCKED') },
        ],
      }}
      empty={{
        title: 'No users found',
        text: 'No users match these filters.',
      }}
    >
      {(user, changed) => (
        <div className="grid gap-4">
          {user.id !== account.id && <UserActions user={user} onChanged={changed} />}
          <UserDetails user={user} isSelf={user.id === account.id} onChanged={changed} />
        </div>
      )}
    </ListView>
  );
}

function joinedOf(text: string | null): keyof typeof JOINED | null {
  const isKey = (key: string): key is keyof typeof JOINED => Object.hasOwn(JOINED, key);
  return text !== null && isKey(text) ? text : null;
}

/** The day in India so many days before today; null for none. */
function useDayBefore(days: number | null): string | null {
  const now = useNow();
  return days === null ? null : indiaDay(new Date(now.getTime() - days * DAY_MS));
}

const DAY_MS = 86_400_000;

/** The key that the address names in small letters. */
function keyOf<Key extends AccountStatus | UserSort>(
  table: Readonly<Record<Key, unknown>>,
  text: string | null,
): Key | null {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  const key = text?.toUpperCase() ?? '';
  return isKey(key) ? key : null;
}

/** Asks for one reason before several accounts are stopped. */
function askReason(status: keyof typeof STOPS) {
  const { verb, meaning } = STOPS[status];
  return function AskReason({ count, onGo, onCancel }: BulkDialogProps) {
    return (
      <ReasonDialog
        title={`${verb} ${pluralize(count, 'user')}`}
        confirm={verb}
        isBusy={false}
        onConfirm={(reason) => onGo(reason ?? '')}
        onCancel={onCancel}
      >
        <p>{`Each account ${meaning}`}</p>
      </ReasonDialog>
    );
  };
}
