import { differing } from '../../../../forms/autosave/differing.ts';
import { NewerVersion } from '../../../../forms/autosave/NewerVersion.tsx';
import { valuesOf, WORDS } from './editorWords.ts';
import type { BlogValues, EditedBlog } from './editorWords.ts';
import { WrittenBlog } from './WrittenBlog.tsx';
import type { SafeBlog } from './WrittenBlog.tsx';

/** Somebody else has saved the post meanwhile: both posts beside each other, and which of them is to stand. */
export function NewerBlog({
  blog,
  mine: local,
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
  const remote = valuesOf(blog);
  return (
    <NewerVersion
      what="post"
      savedAt={blog.updatedAt}
      different={differing(WORDS, remote, values)}
      theirs={<WrittenBlog blog={blog} values={remote} />}
      mine={local && <WrittenBlog blog={local} values={values} />}
      onTake={onTake}
      onSave={onSave}
    />
  );
}
