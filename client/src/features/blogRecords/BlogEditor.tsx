import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { savedTime } from '../../../../schema/format/time.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { slugOf } from '../../../../schema/rules/blog.ts';
import { blogPath } from '../../../../schema/routes.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/useForm.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { PicturesField } from '../../pictureField/PicturesField.tsx';
import { usePictures } from '../../pictureField/usePictures.ts';
import { RichTextField } from '../../richText/RichTextField.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextInput } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { useNow } from '../../ui/now.ts';
import { Notice } from '../../ui/Panel.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { toast } from '../../ui/toast.ts';
import { LeaveGuard } from '../editing/LeaveGuard.tsx';
import { readKept } from '../keptForms/keptValues.ts';
import { useKept } from '../keptForms/useKept.ts';
import { PreviewButton } from '../staticPages/PreviewButton.tsx';
import { useCreateBlogMutation, useUpdateBlogMutation } from './BlogEditor.generated.ts';
import { BlogRecordsDocument, usePublishBlogMutation } from './BlogRecords.generated.ts';
import { inputOf, picturesIn, problemsOf, textsOf, valuesOf } from './editorWords.ts';
import type { BlogTexts, BlogValues, EditedBlog } from './editorWords.ts';
import { DONE, FAILED, NEW, publishedWords } from './words.ts';

/**
 * Writes one post, a new one or one that there is. What is typed is kept on this device until it is saved; where
 * somebody else has saved the post meanwhile, nothing is overwritten unless that is said.
 */
export function BlogEditor({
  blog,
  accountId,
  home,
  list,
  readAgain,
}: {
  /** Null for a new one. */
  blog: EditedBlog | null;
  accountId: string;
  home: string;
  /** The address of all posts. */
  list: string;
  /** Asks what is saved now. */
  readAgain: () => Promise<unknown>;
}) {
  const now = useNow();
  const navigate = useNavigate();
  const refetchQueries = [BlogRecordsDocument];
  const [createBlog] = useCreateBlogMutation({ refetchQueries });
  const [updateBlog] = useUpdateBlogMutation({ refetchQueries });
  const [publishBlog] = usePublishBlogMutation({ refetchQueries });
  const place = { accountId, form: `blog/${blog?.id ?? NEW}` };
  const [back, setBack] = useState(() => readKept(place, valuesOf(blog)));
  const [first] = useState(() => back?.values ?? valuesOf(blog));
  const [saved, setSaved] = useState(() => valuesOf(blog));
  const [version, setVersion] = useState(back?.version ?? blog?.version ?? 0);
  const instead = useRef<number | null>(null);
  const publishes = useRef(false);
  const picture = usePictures(picturesIn(first.picture), 1);
  const gallery = usePictures(picturesIn(first.gallery), LIMITS.blog.maxGallery);
  const authorPicture = usePictures(picturesIn(first.authorPicture), 1);
  const isSending = picture.sending + gallery.sending + authorPicture.sending > 0;
  const withPictures = (texts: BlogTexts): BlogValues => ({
    ...texts,
    picture: JSON.stringify(picture.pictures),
    gallery: JSON.stringify(gallery.pictures),
    authorPicture: JSON.stringify(authorPicture.pictures),
  });

  const form = useForm<BlogTexts>({
    initialValues: textsOf(first),
    problemsOf,
    send: async (texts, answerTo) => {
      if (isSending) return { message: 'Please wait until the pictures are sent.', code: null };
      const isPublishing = publishes.current;
      publishes.current = false;
      const sentValues = withPictures(texts);
      const input = inputOf(sentValues);
      const save = async () => {
        if (blog === null) {
          const made = await answerTo(createBlog({ variables: { input } }), FAILED.create);
          return made?.data ? { ...made, data: made.data.createBlog.blog } : made;
        }
        const changes = { ...input, version: instead.current ?? version };
        instead.current = null;
        const sent = updateBlog({ variables: { id: blog.id, input: changes } });
        const changed = await answerTo(sent, FAILED.update);
        return changed?.data ? { ...changed, data: changed.data.updateBlog.blog } : changed;
      };
      const answer = await save();
      if (answer?.refusal?.code === 'CONFLICT') await readAgain();
      if (!answer || answer.refusal) return answer?.refusal;
      const stored = answer.data;
      // What was typed while it was on its way stays, and is not saved yet.
      if (JSON.stringify(latest.current) === JSON.stringify(texts)) show(stored);
      else {
        setSaved(sentValues);
        setVersion(stored.version);
        setBack(null);
      }
      toast(blog === null ? DONE.create : DONE.update);
      if (isPublishing) {
        const sent = publishBlog({ variables: { id: stored.id, at: null } });
        const shown = await answerTo(sent, FAILED.publish);
        if (shown?.data) toast(publishedWords(shown.data.publishBlog.blog.status));
        else if (shown) toast(shown.refusal.message, { tone: 'error' });
      }
      if (blog === null) void navigate(viewAddress(home, 'blogPosts', { id: stored.id }));
      return null;
    },
  });
  const values = withPictures(form.values);
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  const { isDirty, isKept } = useKept(place, { saved, values, version });
  /** The form holds what is saved, and nothing else. */
  const show = (stored: EditedBlog | null) => {
    const all = valuesOf(stored);
    form.changeAll(textsOf(all));
    picture.set(picturesIn(all.picture));
    gallery.set(picturesIn(all.gallery));
    authorPicture.set(picturesIn(all.authorPicture));
    form.setRefusal(null);
    setSaved(all);
    setVersion(stored?.version ?? 0);
    setBack(null);
  };
  const submit = (isPublishing = false) => {
    publishes.current = isPublishing;
    form.element.current?.requestSubmit();
  };
  const isTooOld = form.refusal?.code === 'CONFLICT' && blog !== null && blog.version !== version;
  const { title, content, excerpt, slug } = form.values;
  return (
    <section
      aria-label={blog?.title ?? 'A new post'}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <LeaveGuard isDirty={isDirty && !isKept} save={keptNowhere} onLeave={nothing} />
      <p className="flex flex-wrap gap-x-5">
        <Link to={list} className={LINK}>
          All posts
        </Link>
        {blog?.status === 'PUBLISHED' && (
          <a href={blog.path} className={LINK}>
            The post as visitors read it
          </a>
        )}
      </p>
      {back && (
        <Notice tone="info">
          <p className="flex-1">
            {`What you wrote here and did not save is back, from ${savedTime(new Date(back.keptAt), now)}.`}
          </p>
          <Button variant="outline" onClick={() => show(blog)}>
            Drop it
          </Button>
        </Notice>
      )}
      <Form
        form={form}
        className="gap-5"
        refusalBox={
          isTooOld ? (
            <RefusalBox
              message="Somebody else has changed this post while you were writing."
              hint="Nothing is overwritten: what you have written still stands below and is not saved."
            >
              <div className="flex flex-wrap gap-3">
                <Button
                  onClick={() => {
                    instead.current = blog.version;
                    submit();
                  }}
                >
                  Save mine in its place
                </Button>
                <Button variant="outline" onClick={() => show(blog)}>
                  Drop mine and take that
                </Button>
              </div>
            </RefusalBox>
          ) : undefined
        }
      >
        <TextInput
          {...form.field('title')}
          label="Title"
          autoComplete="off"
          maxLength={LIMITS.blog.titleMaxLength}
        />
        <TextInput
          {...form.field('slug')}
          label="Address"
          hint={`Stands at ${blogPath(slug.trim() || slugOf(title))}. An address it had before goes on leading to it.`}
          autoComplete="off"
          maxLength={LIMITS.blog.slugMaxLength}
        />
        <TextArea
          {...form.field('excerpt')}
          label="Excerpt"
          hint="A sentence or two, in lists and in search engines"
          rows={2}
          maxLength={LIMITS.blog.excerptMaxLength}
        />
        <RichTextField {...form.field('content')} label="Text" />
        <PicturesField label="Featured picture" name="picture" most={1} list={picture} />
        <PicturesField
          label="Pictures below the text"
          name="gallery"
          most={LIMITS.blog.maxGallery}
          list={gallery}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field('categories')}
            label="Categories"
            hint="With commas between them; the first stands on the card"
            autoComplete="off"
          />
          <TextInput
            {...form.field('tags')}
            label="Tags"
            hint="Words it is found by, with commas between them"
            autoComplete="off"
          />
        </div>
        <TextInput
          {...form.field('authorName')}
          label="Author"
          hint="Admin where nobody is named"
          autoComplete="off"
          maxLength={LIMITS.person.nameMaxLength}
        />
        <PicturesField label="Portrait of the author" name="author" most={1} list={authorPicture} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            aria-disabled={form.isSubmitting || isSending || undefined}
            onClick={() => {
              publishes.current = false;
            }}
          >
            {form.isSubmitting ? 'Saving...' : blog === null ? 'Save as a draft' : 'Save'}
          </Button>
          {blog?.status !== 'PUBLISHED' && (
            <Button
              variant="outline"
              aria-disabled={form.isSubmitting || isSending || undefined}
              onClick={() => {
                submit(true);
              }}
            >
              Save and publish
            </Button>
          )}
          <PreviewButton
            values={{
              title,
              description: excerpt,
              content,
              picture: values.picture,
              pictures: values.gallery,
            }}
          />
          {isDirty && (
            <p className="text-caption text-muted">
              {isKept ? 'Not saved yet; kept on this device.' : 'Not saved yet.'}
            </p>
          )}
        </div>
      </Form>
    </section>
  );
}

const keptNowhere = () => false;
const nothing = () => undefined;
const LINK = 'text-link inline-flex min-h-11 items-center pointer-fine:min-h-6';
