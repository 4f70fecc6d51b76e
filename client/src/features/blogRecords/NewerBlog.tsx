import type { ReactNode } from 'react';
import { NewerVersion } from '../keptForms/NewerVersion.tsx';
import { differing, valuesOf } from './editorWords.ts';
import type { BlogValues, EditedBlog } from './editorWords.ts';
import { WrittenBlog } from './WrittenBlog.tsx';
import type { SafeBlog } from './WrittenBlog.tsx';

/** Somebody else has saved the post meanwhile: both posts beside each other, and which of them is to stand. */
export function NewerBlog({
  blog,
  mine,
  values,
  onTake,
  onSave,
}: {
  /** What stands there now. */
  blog: EditedBlog;
  /** What the server makes of what was typed; null where it could not be asked. */
  mine: SafeBlog | null;
  /** What was typed. */
  values: BlogValues;
  onTake: () => void;
  onSave: () => void;
}) {
  const theirs = valuesOf(blog);
  const different = differing(theirs, values);
  return (
    <NewerVersion what="post" savedAt={blog.updatedAt} onTake={onTake} onSave={onSave}>
      <div className="grid gap-3">
        <p>{different.length > 0 ? `Different: ${different.join(', ')}.` : 'Both say the same.'}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          <Side title="What stands there now">
            <WrittenBlog blog={blog} values={theirs} />
          </Side>
          {mine && (
            <Side title="What you have written">
              <WrittenBlog blog={mine} values={values} />
            </Side>
          )}
        </div>
      </div>
    </NewerVersion>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <p className="text-small font-semibold">{title}</p>
      <section
        aria-label={title}
        // What is longer than its box is scrolled with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-input border border-line bg-surface p-4"
      >
        {children}
      </section>
    </div>
  );
}
