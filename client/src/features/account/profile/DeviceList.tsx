import { useApolloClient } from '@apollo/client/react';
import { useState, useEffect, useRef } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import { relativeTime } from '../../../../../schema/format/time.ts';
import { COPY } from '../../../base/copy.ts';
import {
  useDevicesQuery,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
} from './MyProfile.generated.ts';
import type { DevicesQuery } from './MyProfile.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/now.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useSignOut } from '../../../session/useSignOut.ts';

type Device = DevicesQuery['viewer']['sessions'][number];

/** Where the account is signed in; a lost phone is logged out from here. */
export function DeviceList() {
  const client = useApolloClient();
  const devices = useDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error } = devices;
  if (!data) {
    if (!error) return <Skeleton className="h-32" />;
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-danger">Your devices could not be loaded.</p>
        <Button variant="outline" onClick={() => void devices.refetch()}>
          {COPY.tryAgain}
        </Button>
      </div>
    );
  }
  // A list leaves out what is gone.
  const forget = (id: string) =>
    client.cache.evict({ id: client.cache.identify({ __typename: 'Session', id }) });
  return (
    <div className="grid gap-4">
      <ul className="grid">
        {data.viewer.sessions.map((device) => (
          <DeviceRow key={device.id} device={device} onEnded={() => forget(device.id)} />
        ))}
      </ul>
      <LogoutEverywhere count={data.viewer.sessions.length} />
    </div>
  );
}

function DeviceRow({ device, onEnded }: { device: Device; onEnded: () => unknown }) {
  const answerTo = useMutationResult();
  const [endSession] = useEndSessionMutation();
  const now = useNow();
  const [isBusy, setBusy] = useState(false);
  const { id, device: name, address, lastUsedAt, isCurrent } = device;
  const used = new Date(lastUsedAt);
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const response = await answerTo(
      endSession({ variables: { id } }),
      'The device could not be logged out.',
    );
    if (!response) return;
    setBusy(false);
    if (response.refusal) toast(explain(response.refusal), { tone: 'error' });
    else {
      onEnded();
      toast(`${name} has been logged out.`);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {isCurrent && <Badge tone="info">This device</Badge>}
        </p>
        <p className="text-small text-muted">
          {address}
          {' · '}
          <time dateTime={used.toISOString()}>{`Last used: ${relativeTime(used, now)}`}</time>
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          aria-label={`Log out ${name}, ${address}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void end()}
        >
          {isBusy ? 'Logging out...' : 'Log out'}
        </Button>
      )}
    </li>
  );
}

/** Ends every session of the account, this one too, after one question. */
function LogoutEverywhere({ count }: { count: number }) {
  const answerTo = useMutationResult();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const logOut = async () => {
    const response = await answerTo(signOutEverywhere(), 'Logging out failed.');
    if (response?.refusal) toast(explain(response.refusal), { tone: 'error' });
    else if (response) await signOut();
  };
  if (!isAsking) {
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
    );
  }
  const sentence =
    count === 1
      ? 'You will be logged out on this device. You are not logged in anywhere else.'
      : `You will be logged out on all ${count} devices, including this one.`;
  return (
    <fieldset ref={question} tabIndex={-1} className="grid gap-3 rounded-card bg-warning-soft p-4">
      <legend className="sr-only">Log out everywhere</legend>
      <p className="font-medium text-warning">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" onClick={() => void logOut()}>
          Yes, log out everywhere
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
