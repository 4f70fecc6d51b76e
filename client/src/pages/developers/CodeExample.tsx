import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { Icon } from '../../ui/Icon.tsx';

/** A text to be read and copied whole: a program, or what is answered. */
export function CodeExample({ title, of, text }: { title: string; of: string; text: string }) {
  return (
    <figure className="grid min-w-0 content-start overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex min-h-12 items-center justify-between gap-3 border-b border-line pl-4 text-small font-semibold">
        {title}
        <Button
          variant="quiet"
          className="needs-script"
          aria-label={`Copy ${title}: ${of}`}
          onClick={() => void copy(text)}
        >
          <Icon name="Copy" className="size-4" />
          Copy
        </Button>
      </figcaption>
      <pre
        // A pre keeps its line breaks for ears too; the region has a name to be found by.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="region"
        aria-label={`${title}: ${of}`}
        // What scrolls must take the focus: arrow keys move it then.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-128 overflow-auto p-4 text-caption leading-relaxed -outline-offset-2"
      >
        <code>{text}</code>
      </pre>
    </figure>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied!');
  } catch {
    toast('The text could not be copied. Please select and copy it yourself.', { tone: 'error' });
  }
}
