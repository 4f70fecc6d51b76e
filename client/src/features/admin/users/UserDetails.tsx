import { fullMoment } from '../../../../../schema/format/moment.ts';
import { useChange } from '../../../forms/useChange.ts';
import { Select } from '../../../ui/Field.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { VerificationLevel } from '../../../types.generated.ts';
import { DeleteUser } from './DeleteUser.tsx';
import {
  UserDetailsDocument,
  UsersDocument,
  useSetUserVerificationMutation,
  useUserDetailsQuery,
} from './Users.generated.ts';
import type { UserDetailsQuery } from './Users.generated.ts';
import { LEVELS, nameOf } from './words.ts';
import type { ListedUser } from './words.ts';

type Details = NonNullable<UserDetailsQuery['administration']['user']>;

/** What was done to one account, how well it is known, and the end of it; fetched when it is unfolded. */
export function UserDetails({
  user,
  isSelf,
  onChanged,
}: {
  user: ListedUser;
  isSelf: boolean;
  onChanged: () => void;
}) {
  const { id } = user;
  const part = useUserDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <ViewerPart
      part={part}
      title="The details could not be loaded"
      waiting={<Skeleton className="h-32" />}
    >
      {({ administration: { user: found } }) =>
        found && (
          <div className="grid gap-5 pb-2 text-small">
            <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
              <dt className="text-muted">ID</dt>
              <dd className="wrap-anywhere">{id}</dd>
              <dt className="text-muted">Joined</dt>
              <dd>{fullMoment(new Date(user.createdAt))}</dd>
            </dl>
            <Verification user={user} />
            <History history={found.history} />
            {!isSelf && <DeleteUser user={user} removal={found.removal} onChanged={onChanged} />}
          </div>
        )
      }
    </ViewerPart>
  );
}

function Verification({ user }: { user: ListedUser }) {
  const { change } = useChange({ refetchQueries: [UserDetailsDocument, UsersDocument] });
  const [setUserVerification] = useSetUserVerificationMutation();
  const { id, verificationLevel, updatedAt: seen } = user;
  const self = { __typename: 'User' as const, id };
  const set = (level: VerificationLevel) =>
    change(
      () =>
        setUserVerification({
          variables: { id, input: { level, seen } },
          optimisticResponse: {
            setUserVerification: { user: { ...self, verificationLevel: level } },
          },
        }),
      `Verification level: ${LEVELS[level]}.`,
    );
  return (
    <div className="max-w-60">
      <Select
        label="Verification level"
        aria-label={`Verification level of ${nameOf(user)}`}
        value={verificationLevel}
        onChange={({ currentTarget: { value } }) => {
          const level = LEVEL_KEYS.find((each) => each === value);
          if (level) void set(level);
        }}
      >
        {LEVEL_KEYS.map((level) => (
          <option key={level} value={level}>
            {LEVELS[level]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const LEVEL_KEYS = ['BASIC', 'VERIFIED', 'PREMIUM'] as const;

function History({ history }: { history: Details['history'] }) {
  if (history.length === 0) return <p className="text-muted">No changes yet.</p>;
  return (
    <ol className="grid gap-1.5 border-l-2 border-line pl-3.5">
      {history.map(({ at, label, by, note, changes }) => (
        <li key={at + label} className="wrap-anywhere">
          <span className="font-medium">{label}</span>
          <span className="text-muted">
            {' · '}
            <bdi>{by}</bdi>
            {` · ${fullMoment(new Date(at))}`}
          </span>
          {changes.map(({ name, before, after }) => (
            <span key={name} className="block">{`${before ?? 'none'} → ${after ?? 'none'}`}</span>
          ))}
          {note && <span className="block text-muted">{`“${note}”`}</span>}
        </li>
      ))}
    </ol>
  );
}
