import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkProblem, completeLink } from '../../../../../schema/rules/link.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Panel } from './Panel.tsx';

/** Where the chosen text leads to. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [known] = useState<string>(() => editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(known);
  const [error, setError] = useState<string | null>(null);
  const apply = () => {
    const href = completeLink(address) ?? '';
    const problem = href !== '' ? null : (linkProblem(address) ?? 'Please enter the address');
    setError(problem);
    if (problem !== null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && known === '') {
      // Nothing is chosen that could lead there: the address itself does.
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Panel name="Link" onEnter={apply} onClose={onClose}>
      <TextInput
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https:// or /"
        value={address}
        error={error}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>Apply</Button>
        {known !== '' && (
          <Button variant="outline" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
