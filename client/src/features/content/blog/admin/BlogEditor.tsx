import { LIMITS } from '../../../../../../schema/limits.ts';
import { slugOf } from '../../../../../../schema/rules/blog.ts';
import { blogPath } from '../../../../../../schema/routes.ts';
import { Form } from '../../../../forms/Form.tsx';
import { PicturesField } from '../../pictureField/PicturesField.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput, Select } from '../../../../ui/Field.tsx';
import { LimitedText } from '../../../../ui/LimitedText.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { useNow } from '../../../../ui/now.ts';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { SavedValuesNotice } from '../../../../forms/autosave/SavedValuesNotice.tsx';
import { saveWords, comingTime, offeredTime } from './publication.ts';
import { useBlogEditor } from './useBlogEditor.ts';
import type { BlogEditorProps } from './useBlogEditor.ts';
import { StatusBadge, When } from './When.tsx';
import { PreviewButton } from '../../richText/PreviewButton.tsx';
import type { BlogValues, EditedBlog, BlogTexts } from './editorWords.ts';
import { usePreview } from './usePreview.ts';
import { WrittenBlog } from './WrittenBlog.tsx';
import { differing } from '../../../../forms/autosave/differing.ts';
import { NewerVersion } from '../../../../forms/autosave/NewerVersion.tsx';
import { valuesOf, WORDS, YES } from './editorWords.ts';
import type { SafeBlog } from './WrittenBlog.tsx';
import type { FormState } from '../../../../forms/useForm.ts';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { TIME_HINT, TimeFields } from './TimeFields.tsx';

/**
 * Writes one post, a new one or one that there is, and says when visitors read it. What is typed is kept on this
 * device until it is saved; where somebody else has saved the post meanwhile, nothing is overwritten, and both can be
 * seen.
 */
export function BlogEditor({
  list,
  ...props
}: BlogEditorProps & {
  /** The address of all posts. */
  list: string;
}) {
  const { blog } = props;
  const now = useNow();
  const editor = useBlogEditor(props);
  const { form, values, saved, pictures, back, newer, isSending, isDirty, isSaved } = editor;
  const { title, slug } = values;
  return (
    <section aria-label={blog?.title ?? 'New post'} className="grid gap-5">
      <LeaveGuard isDirty={isDirty && !isSaved} save={keptNowhere} onLeave={nothing} />
      <p className="flex flex-wrap gap-x-5">
        <Link to={list} className={LINK}>
          All posts
        </Link>
        {blog?.status === 'PUBLISHED' && (
          <a href={blog.path} className={LINK}>
            View post
          </a>
        )}
      </p>
      {blog && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <StatusBadge status={blog.status} />
          <When blog={blog} />
        </p>
      )}
      {back && <SavedValuesNotice savedAt={back.savedAt} onDrop={editor.showSaved} />}
      <Form
        form={form}
        className="gap-5"
        refusalBox={
          newer ? (
            <NewerBlog
              blog={newer}
              mine={editor.mine}
              values={values}
              onTake={editor.showSaved}
              onSave={editor.saveInstead}
            />
          ) : undefined
        }
      >
        <TextInput {...form.field('title')} label="Title" autoComplete="off" />
        <TextInput
          {...form.field('slug')}
          label="Address"
          hint={`${standsAt(slug.trim(), title)} Earlier addresses redirect to it.`}
          autoComplete="off"
        />
        <LimitedText
          {...form.field('excerpt')}
          label="Excerpt"
          hint="One or two sentences, shown in lists and search results"
          rows={2}
          limit={LIMITS.blog.excerptMaxLength}
        />
        <RichTextField {...form.field('content')} label="Text" />
        <PicturesField label="Featured picture" name="picture" most={1} list={pictures.picture} />
        <PicturesField
          label="Pictures below the text"
          name="gallery"
          most={LIMITS.blog.maxGallery}
          list={pictures.gallery}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field('categories')}
            label="Categories"
            hint="Separate with commas. The first is shown on the card."
            autoComplete="off"
          />
          <TextInput
            {...form.field('tags')}
            label="Tags"
            hint="Keywords, separated by commas"
            autoComplete="off"
          />
        </div>
        <TextInput
          {...form.field('authorName')}
          label="Author"
          hint="Leave empty to show Admin"
          autoComplete="off"
        />
        <PicturesField label="Author photo" name="author" most={1} list={pictures.authorPicture} />
        <PublicationFields form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={form.isSubmitting || isSending || undefined}>
            {form.isSubmitting ? 'Saving...' : saveWords(saved, form.values, blog === null, now)}
          </Button>
          <BlogPreview values={values} />
          {isDirty && (
            <p className="text-caption text-muted">
              {isSaved ? 'Unsaved changes, stored on this device.' : 'Unsaved changes.'}
            </p>
          )}
        </div>
      </Form>
    </section>
  );
}

/** The address as it will be; that of a title in other letters is made by the server. */
function standsAt(slug: string, title: string): string {
  const made = slug || (/[^\P{L}a-z]/iu.test(title.normalize('NFKD')) ? '' : slugOf(title));
  return made
    ? `The post will be at ${blogPath(made)}.`
    : 'The address is created from the title when you save.';
}

const keptNowhere = () => false;
const nothing = () => undefined;
const LINK = 'text-link inline-flex min-h-11 items-center pointer-fine:min-h-6';

/** Shows the post that is being written as visitors would read it. */
function BlogPreview({ values }: { values: BlogValues }) {
  const preview = usePreview();
  return (
    <PreviewButton ask={() => preview(values)}>
      {(shown) => <WrittenBlog blog={shown} values={values} />}
    </PreviewButton>
  );
}

/** Somebody else has saved the post meanwhile: both posts beside each other, and which of them is to stand. */
function NewerBlog({
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

/** What visitors see of a post: nothing, from when on, and whether it stands before others. */
function PublicationFields({ form }: { form: FormState<BlogTexts> }) {
  const now = useNow();
  const { values } = form;
  const status = form.field('status');
  const coming = values.status === 'SCHEDULED' ? comingTime(values, now) : null;
  const choose = (chosen: string) =>
    form.changeAll({
      status: chosen,
      ...(chosen === 'SCHEDULED' && values.day === '' && offeredTime(now)),
    });
  const mark = (name: 'featured' | 'pinned') => ({
    name,
    checked: values[name] === YES,
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
      form.change(name, currentTarget.checked ? YES : ''),
  });
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-small font-medium">Publishing</legend>
      <Select
        {...status}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        label="Status"
      >
        <option value="DRAFT">Draft: hidden from visitors</option>
        <option value="SCHEDULED">Scheduled: published at a set time</option>
        <option value="PUBLISHED">Published: visible to visitors</option>
      </Select>
      {values.status === 'SCHEDULED' && (
        <>
          <TimeFields field={form.field} />
          <p className="text-caption text-muted">
            {coming === null
              ? TIME_HINT
              : `The post will be published on ${coming} IST. ${TIME_HINT}`}
          </p>
        </>
      )}
      <div className="grid gap-1">
        <Checkbox {...mark('featured')}>Featured: shown among the featured posts</Checkbox>
        <Checkbox {...mark('pinned')}>Pinned: shown before all other posts</Checkbox>
      </div>
    </fieldset>
  );
}
