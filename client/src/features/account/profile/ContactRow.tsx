import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { focusUnlessElsewhere } from '../../../ui/focus.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { ContactChange } from './ContactChange.tsx';
import type { ContactKind } from './contactKinds.ts';
import type { ProfileData } from './useProfile.ts';

/** A mobile or e-mail address with its status, and the way to change or verify it with a code. */
export function ContactRow({
  kind,
  value,
  isVerified,
  onChange,
}: {
  kind: ContactKind;
  value: string | null;
  isVerified: boolean;
  onChange: (profile: ProfileData) => void;
}) {
  const [task, setTask] = useState<'change' | 'verify' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen && task === null) focusUnlessElsewhere(opener.current);
  }, [wasOpen, task]);
  const open = (next: 'change' | 'verify') => {
    setWasOpen(true);
    setTask(next);
  };
  const name = kind.label.toLowerCase();
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-small font-medium">{kind.label}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">
              {value === null ? (
                <span className="text-muted">Not added yet</span>
              ) : (
                kind.shown(value)
              )}
            </span>
            {value !== null && (
              <Badge tone={isVerified ? 'success' : 'brass'}>
                {isVerified ? 'Verified' : 'Not verified'}
              </Badge>
            )}
          </p>
        </div>
        {task === null && (
          <div className="flex gap-2">
            {value !== null && !isVerified && (
              <Button
                variant="outline"
                aria-label={`Verify ${name}`}
                onClick={() => open('verify')}
              >
                Verify
              </Button>
            )}
            <Button
              ref={opener}
              variant="outline"
              aria-label={`${value === null ? 'Add' : 'Change'} ${name}`}
              onClick={() => open('change')}
            >
              {value === null ? 'Add' : 'Change'}
            </Button>
          </div>
        )}
      </div>
      {task !== null && (
        <ContactChange
          kind={kind}
          own={task === 'verify' ? value : null}
          onCancel={() => setTask(null)}
          onDone={(profile) => {
            setTask(null);
            onChange(profile);
            toast(kind.done);
          }}
        />
      )}
    </div>
  );
}
