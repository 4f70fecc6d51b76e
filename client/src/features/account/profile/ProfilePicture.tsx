import { useRef, useState } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import { useUpdateProfileMutation } from './Profile.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusUnlessElsewhere } from '../../../ui/focus.ts';
import { Initials } from '../../../ui/Initials.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { sendPicture } from '../../../forms/pictures/sendPicture.ts';
import type { ProfileData } from './useProfile.ts';

/** The picture beside the name: chosen, replaced and taken away at once. */
export function ProfilePicture({
  profile,
  onChange,
}: {
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const answerTo = useMutationResult();
  const [updateProfile] = useUpdateProfileMutation();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { avatar, displayName, name } = profile;

  const save = async (picture: string | null, done: string) => {
    const response = await answerTo(updateProfile({ variables: { picture } }), NOT_SAVED);
    if (!response) return;
    if (response.refusal) setProblem(explain(response.refusal));
    else {
      onChange(response.data.updateProfile.account);
      toast(done);
    }
  };
  const work = async (step: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    await step();
    setBusy(false);
    focusUnlessElsewhere(input.current);
  };
  const choose = (file: File) =>
    work(async () => {
      const sent = await sendPicture(file);
      if (sent.picture === null) setProblem(sent.problem);
      else await save(sent.picture.id, 'Your picture is saved.');
    });

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <div className="arch relative grid h-18 w-15 shrink-0 place-items-center overflow-hidden bg-primary-soft text-h3 font-semibold text-on-primary-soft">
          {avatar ? (
            <Picture
              picture={avatar}
              alt="Your profile picture"
              sizes="60px"
              maxWidth={320}
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <Initials of={[name ?? displayName]} />
          )}
        </div>
        <label className={LABEL} aria-busy={isBusy}>
          <span>{labelOf(isBusy, avatar !== null)}</span>
          <input
            ref={input}
            type="file"
            name="profileImage"
            accept="image/*"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void choose(file);
              // The same file can be picked again after a refusal.
              currentTarget.value = '';
            }}
          />
        </label>
        {avatar && !isBusy && (
          <Button
            variant="quiet"
            onClick={() => void work(() => save(null, 'Your picture is removed.'))}
          >
            Remove picture
          </Button>
        )}
      </div>
      {problem && <RefusalBox message={problem} />}
    </div>
  );
}

function labelOf(isBusy: boolean, hasOne: boolean): string {
  if (isBusy) return 'Saving...';
  return hasOne ? 'Change picture' : 'Add picture';
}

const LABEL =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-input border border-control bg-surface px-4 py-2 text-small font-semibold transition-colors duration-120 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

const NOT_SAVED = 'Profile update failed';
