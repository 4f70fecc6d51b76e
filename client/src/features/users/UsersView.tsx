import { useNavigate, useSearchParams } from 'react-router-dom';
import { counted } from '../../../../schema/format/count.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import type { AccountStatus, UserSort } from '../../types.generated.ts';
import { Select } from '../../ui/Field.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { UserItem } from './UserItem.tsx';
import { useUsersQuery } from './Users.generated.ts';
import { GROUPS, SORTS, STATUSES } from './words.ts';

/** Everybody who has an account, for the administrator (A-2.5-03). */
export function UsersView({ home, account }: Pick<WorkspaceViewProps, 'home' | 'account'>) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const status = keyOf(STATUSES, query.get('status'));
  const sort = keyOf(SORTS, query.get('sort'));
  const kept = { status: status?.toLowerCase() ?? null, sort: sort?.toLowerCase() ?? null };
  const address = useListAddress({
    home,
    view: 'users',
    chipName: 'type',
    chips: ['all', 'sellers', 'customers', 'administrators'],
    keep: kept,
  });
  const { chip, search, page } = address;
  const part = useUsersQuery({
    variables: {
      search: search || null,
      userTypes: GROUPS.find(({ key }) => key === chip)?.userTypes ?? null,
      status,
      sort: sort ?? 'NEWEST',
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const narrow = (change: Readonly<Record<string, string | null>>) => {
    const type = chip === 'all' ? null : chip;
    const to = viewAddress(home, 'users', { type, search: search || null, ...kept, ...change });
    void navigate(to, { preventScrollReset: true });
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
      search="Name, mobile, e-mail or id"
      above={
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <Select
            label="Status"
            value={kept.status ?? ''}
            onChange={(event) => narrow({ status: event.currentTarget.value || null })}
          >
            <option value="">Every status</option>
            {Object.entries(STATUSES).map(([key, { label }]) => (
              <option key={key} value={key.toLowerCase()}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            label="Order"
            value={kept.sort ?? 'newest'}
            onChange={({ currentTarget: { value } }) =>
              narrow({ sort: value === 'newest' ? null : value })
            }
          >
            {Object.entries(SORTS).map(([key, label]) => (
              <option key={key} value={key.toLowerCase()}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      }
      summary={
        <p className="text-muted tabular-nums">
          {counted(part.data?.administration.users.total ?? 0, 'user')}
        </p>
      }
      empty={{ title: 'No users here', text: 'Nobody has an account of this type and status.' }}
    >
      {(user, changed) => (
        <UserItem user={user} home={home} isSelf={user.id === account.id} onChanged={changed} />
      )}
    </ListView>
  );
}

/** The key that the address names in small letters. */
function keyOf<Key extends AccountStatus | UserSort>(
  table: Readonly<Record<Key, unknown>>,
  text: string | null,
): Key | null {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  const key = text?.toUpperCase() ?? '';
  return isKey(key) ? key : null;
}
