import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { LimitedLine } from '../../../ui/LimitedText.tsx';
import { insertPicture } from './insertPicture.ts';
import { Panel } from './Panel.tsx';

/** Puts a picture into the text, with the words for those who cannot see it. */
export function PicturePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const insert = async () => {
    if (isBusy) return;
    if (file === null) {
      setError('Please choose a picture');
      return;
    }
    setBusy(true);
    const problem = await insertPicture(editor, file, alt.trim());
    setBusy(false);
    setError(problem);
    if (problem === null) onClose();
  };
  return (
    <Panel name="Picture" onEnter={() => void insert()} onClose={onClose}>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-small font-medium">
          Picture
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          className="min-h-11 text-small"
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            setError(null);
          }}
        />
        {error !== null && (
          <p id={`${id}-error`} role="alert" className="text-small font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <LimitedLine
        label="Alt text"
        hint="Describes the picture for people who cannot see it. Leave empty if it is decorative."
        limit={LIMITS.blog.altMaxLength}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isBusy || undefined} onClick={() => void insert()}>
          {isBusy ? 'Uploading…' : 'Insert'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
