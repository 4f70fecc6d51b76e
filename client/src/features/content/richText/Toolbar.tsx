import type { Editor } from '@tiptap/core';
import { createContext, use, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';
import { linkProblem, completeLink } from '../../../../../schema/rules/link.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { Panel } from './Panel.tsx';

/** What the chosen text can be made into. One stop of the tab key; the arrows go from button to button. */
export function Toolbar({ editor, problem }: { editor: Editor; problem: string | null }) {
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null);
  const [stop, setStop] = useState(KIND);
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  const toggle = (name: 'link' | 'picture') => setPanel(panel === name ? null : name);
  const press = (run: () => void) => () => {
    setPanel(null);
    run();
  };
  const chain = () => editor.chain().focus();
  const marks: readonly Choice[] = [
    ['bold', 'Bold', 'Bold', () => chain().toggleBold().run()],
    ['italic', 'Italic', 'Italic', () => chain().toggleItalic().run()],
    ['underline', 'Underline', 'Underline', () => chain().toggleUnderline().run()],
    ['strike', 'Strikethrough', 'Strikethrough', () => chain().toggleStrike().run()],
    ['bulletList', 'Bulleted list', 'List', () => chain().toggleBulletList().run()],
    ['orderedList', 'Numbered list', 'ListOrdered', () => chain().toggleOrderedList().run()],
    ['blockquote', 'Quote', 'Quote', () => chain().toggleBlockquote().run()],
  ];
  return (
    <div className="sticky top-14 z-10 rounded-t-input border-b border-line bg-sunken lg:top-16">
      <div
        role="toolbar"
        aria-label="Formatting"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-0.5 p-1"
        onKeyDown={moveByArrows}
        onFocus={({ target }) => setStop(target.getAttribute('aria-label') ?? KIND)}
      >
        <Stop value={stop}>
          <BlockKind editor={editor} />
          {marks.map(([name, label, icon, run]) => (
            <Tool key={name} label={label} isPressed={editor.isActive(name)} onPress={press(run)}>
              <Icon name={icon} className="size-4.5" />
            </Tool>
          ))}
          <Tool
            label="Link"
            isPressed={editor.isActive('link')}
            isExpanded={panel === 'link'}
            onPress={() => toggle('link')}
          >
            <Icon name="Link" className="size-4.5" />
          </Tool>
          <Tool label="Picture" isExpanded={panel === 'picture'} onPress={() => toggle('picture')}>
            <Icon name="Image" className="size-4.5" />
          </Tool>
          <Tool
            label="Table"
            onPress={press(() =>
              chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
            )}
          >
            <Icon name="Table" className="size-4.5" />
          </Tool>
          <Tool label="Divider" onPress={press(() => chain().setHorizontalRule().run())}>
            <Icon name="Minus" className="size-4.5" />
          </Tool>
          <Tool
            label="Undo"
            isDisabled={!editor.can().undo()}
            onPress={press(() => chain().undo().run())}
          >
            <Icon name="Undo2" className="size-4.5" />
          </Tool>
          <Tool
            label="Redo"
            isDisabled={!editor.can().redo()}
            onPress={press(() => chain().redo().run())}
          >
            <Icon name="Redo2" className="size-4.5" />
          </Tool>
        </Stop>
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      {panel === 'picture' && <PicturePanel editor={editor} onClose={close} />}
      {problem !== null && (
        <p role="alert" className="px-3 py-2 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The name of the button that the tab key stops at. */
const Stop = createContext('');

const KIND = 'Paragraph style';

type Choice = readonly [name: string, label: string, icon: IconName, run: () => void];

function Tool({
  label,
  isPressed,
  isExpanded,
  isDisabled = false,
  onPress,
  children,
}: {
  label: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={use(Stop) === label ? 0 : -1}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
      className="inline-grid size-11 place-items-center rounded-input hover:bg-surface aria-disabled:opacity-50 aria-pressed:bg-surface aria-pressed:text-primary pointer-fine:size-9"
    >
      {children}
    </button>
  );
}

function BlockKind({ editor }: { editor: Editor }) {
  const level = LEVELS.find((each) => editor.isActive('heading', { level: each }));
  return (
    <select
      aria-label={KIND}
      tabIndex={use(Stop) === KIND ? 0 : -1}
      value={level ?? 0}
      className="min-h-11 rounded-input bg-surface px-2 text-small pointer-fine:min-h-9"
      onChange={({ currentTarget }) => {
        const chosen = LEVELS.find((each) => each === Number(currentTarget.value));
        const chain = editor.chain().focus();
        (chosen === undefined ? chain.setParagraph() : chain.setHeading({ level: chosen })).run();
      }}
    >
      <option value={0}>Text</option>
      <option value={2}>Heading</option>
      <option value={3}>Subheading</option>
      <option value={4}>Small heading</option>
    </select>
  );
}

const LEVELS = [2, 3, 4] as const;

function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <fieldset aria-label="Table" className="flex min-w-0 flex-wrap gap-1 px-1 pb-1">
      <Button variant="quiet" onClick={() => chain().addRowAfter().run()}>
        Add row
      </Button>
      <Button variant="quiet" onClick={() => chain().addColumnAfter().run()}>
        Add column
      </Button>
      <Button variant="quiet" onClick={() => chain().deleteRow().run()}>
        Delete row
      </Button>
      <Button variant="quiet" onClick={() => chain().deleteColumn().run()}>
        Delete column
      </Button>
      <Button variant="quiet" onClick={() => chain().deleteTable().run()}>
        Delete table
      </Button>
    </fieldset>
  );
}

/** The list of kinds keeps its own arrows up and down. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const here = tools.findIndex((tool) => tool === document.activeElement);
  event.preventDefault();
  tools[(here + step + tools.length) % tools.length]?.focus();
}

/** Where the chosen text leads to. */
function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
