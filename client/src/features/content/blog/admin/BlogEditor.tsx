import { LIMITS } from '../../../../../../schema/limits.ts';
import { slugOf } from '../../../../../../schema/rules/blog.ts';
import { blogPath } from '../../../../../../schema/routes.ts';
import { Form } from '../../../../forms/Form.tsx';
import { PicturesField } from '../../pictureField/PicturesField.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/Field.tsx';
import { LimitedText } from '../../../../ui/LimitedText.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { useNow } from '../../../../ui/now.ts';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { SavedValuesNotice } from '../../../../forms/autosave/SavedValuesNotice.tsx';
import { NewerBlog } from './NewerBlog.tsx';
import { saveWords } from './publication.ts';
import { PublicationFields } from './PublicationFields.tsx';
import { useBlogEditor } from './useBlogEditor.ts';
import type { BlogEditorProps } from './useBlogEditor.ts';
import { StatusBadge, When } from './When.tsx';
import { PreviewButton } from '../../richText/PreviewButton.tsx';
import type { BlogValues } from './editorWords.ts';
import { usePreview } from './usePreview.ts';
import { WrittenBlog } from './WrittenBlog.tsx';

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
