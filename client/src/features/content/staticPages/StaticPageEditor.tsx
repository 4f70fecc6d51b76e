import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { PAGE_PLACEHOLDERS } from '../../../../../schema/staticPages.ts';
import { Form } from '../../../forms/Form.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { SavedValuesNotice } from '../../../forms/autosave/SavedValuesNotice.tsx';
import { readSavedValues } from '../../../forms/autosave/savedValues.ts';
import { useSavedValues } from '../../../forms/autosave/useSavedValues.ts';
import { PicturesField } from '../pictureField/PicturesField.tsx';
import { picturesIn } from '../pictureField/pictureValues.ts';
import { usePictures } from '../pictureField/usePictures.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { Link } from '../../../ui/Link.tsx';
import { announceChanges } from '../richText/announceChanges.ts';
import { toast } from '../../../ui/toast.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { FirstTextButton } from './FirstTextButton.tsx';
import { NewerPage } from './NewerPage.tsx';
import {
  StaticPagesDocument,
  useUpdateStaticPageMutation,
  usePreviewStaticPageMutation,
} from './StaticPages.generated.ts';
import { inputOf, keywordOf, problemsOf, textsOf, valuesOf } from './words.ts';
import type { PageTexts, PageValues, WrittenPage } from './words.ts';
import type { SafePage } from './WrittenStaticPage.tsx';
import { PreviewButton } from '../richText/PreviewButton.tsx';
import { WrittenStaticPage } from './WrittenStaticPage.tsx';
import { toMutationResult } from '../../../apollo/refusal.ts';
import type { MutationResult } from '../../../apollo/refusal.ts';

/**
 * Writes one page. What is typed is kept on this device until it is saved; where somebody else has saved the page
 * meanwhile, nothing is overwritten, and both texts stand beside each other.
 */
export function StaticPageEditor({
  page,
  accountId,
  list,
  readAgain,
}: {
  page: WrittenPage;
  accountId: string;
  /** The address of all pages. */
  list: string;
  /** Asks what is saved now; undefined where that cannot be had. */
  readAgain: () => Promise<WrittenPage | undefined>;
}) {
  const keyword = keywordOf(page);
  const [updateStaticPage] = useUpdateStaticPageMutation({
    refetchQueries: [StaticPagesDocument],
    awaitRefetchQueries: true,
  });
  const place = { accountId, form: `page/${keyword}` };
  const [back, setBack] = useState(() => readSavedValues(place, valuesOf(page)));
  const [first] = useState(() => back?.values ?? valuesOf(page));
  const [saved, setSaved] = useState(() => valuesOf(page));
  // The version that is being changed; a later one of somebody else is not overwritten, unless that is said.
  const [version, setVersion] = useState(back?.version ?? page.version);
  const instead = useRef<number | null>(null);
  const preview = usePreview();
  const [shown, setShown] = useState<Record<'mine' | 'theirs', SafePage | null>>();
  const picture = usePictures(picturesIn(first.picture), 1);
  const pictures = usePictures(picturesIn(first.pictures), LIMITS.staticPage.maxPictures);
  const isSending = picture.sending + pictures.sending > 0;
  const withPictures = (texts: PageTexts): PageValues => ({
    ...texts,
    picture: JSON.stringify(picture.pictures),
    pictures: JSON.stringify(pictures.pictures),
  });

  const form = useForm<PageTexts>({
    initialValues: textsOf(first),
    problemsOf,
    send: async (texts, answerTo) => {
      if (isSending)
        return { message: 'Please wait until the pictures have uploaded.', code: null };
      const sentValues = withPictures(texts);
      const input = { ...inputOf(sentValues), version: instead.current ?? version };
      instead.current = null;
      const sent = updateStaticPage({ variables: { id: keyword, input } });
      const response = await answerTo(sent, 'Failed to update static content');
      if (response?.refusal?.code === 'CONFLICT') await compare(texts);
      if (!response || response.refusal) return response?.refusal;
      const { staticPage: stored, changes } = response.data.updateStaticPage;
      announceChanges(changes);
      toast('Page saved.');
      // What was typed while it was on its way stays, and is not saved yet.
      if (JSON.stringify(latest.current) === JSON.stringify(textsOf(sentValues))) show(stored);
      else settle(stored, sentValues);
      return null;
    },
  });
  const values = withPictures(form.values);
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  const { isDirty, isSaved } = useSavedValues(place, { saved, values, version });
  /** Both texts as they would be read, where somebody else has saved meanwhile. */
  const compare = async (texts: PageTexts) => {
    const [local, remote] = await Promise.all([
      preview(texts),
      readAgain().then((stored) => stored && preview(stored)),
    ]);
    setShown({ mine: local.data ?? null, theirs: remote?.data ?? null });
  };
  const settle = (stored: WrittenPage, as: PageValues) => {
    form.setRefusal(null);
    setSaved(as);
    setVersion(stored.version);
    setBack(null);
  };
  /** The form holds what is saved, and nothing else. */
  const show = (stored: WrittenPage) => {
    form.changeAll(textsOf(valuesOf(stored)));
    picture.set(stored.picture ? [stored.picture] : []);
    pictures.set(stored.pictures);
    settle(stored, valuesOf(stored));
  };
  const saveInstead = () => {
    instead.current = page.version;
    form.element.current?.requestSubmit();
  };
  const isTooOld = form.refusal?.code === 'CONFLICT' && page.version !== version;
  return (
    <section aria-label={page.title} className="grid gap-5">
      <LeaveGuard isDirty={isDirty && !isSaved} save={keptNowhere} onLeave={nothing} />
      <p className="flex flex-wrap gap-x-5">
        <Link to={list} className={LINK}>
          All pages
        </Link>
        <a href={page.path} className={LINK}>
          View page
        </a>
      </p>
      {back && <SavedValuesNotice savedAt={back.savedAt} onDrop={() => show(page)} />}
      <Form
        form={form}
        className="gap-5"
        refusalBox={
          isTooOld ? (
            <NewerPage
              page={page}
              theirs={shown?.theirs ?? null}
              mine={shown?.mine ?? null}
              values={values}
              onTake={() => show(page)}
              onSave={saveInstead}
            />
          ) : undefined
        }
      >
        <TextInput
          {...form.field('title')}
          label="Title"
          hint="Page heading, also shown in the footer"
        />
        <LimitedText
          {...form.field('description')}
          label="Description"
          hint={HINTS[keyword] ?? 'Shown below the title and in search results'}
          rows={2}
          limit={LIMITS.staticPage.descriptionMaxLength}
        />
        <RichTextField
          {...form.field('content')}
          label="Text"
          hint={`Placeholders, filled in automatically: ${PAGE_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`}
        />
        <PicturesField label="Picture above the text" name="picture" most={1} list={picture} />
        <PicturesField
          label="Pictures below the text"
          name="pictures"
          most={LIMITS.staticPage.maxPictures}
          list={pictures}
        />
        <TextInput
          {...form.field('tags')}
          label="Tags"
          hint="Keywords, separated by commas"
          autoComplete="off"
        />
        <Select {...form.field('status')} label="Status">
          <option value="PUBLISHED">Published: visitors see this text</option>
          <option value="DRAFT">Draft: visitors see the original text</option>
        </Select>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={form.isSubmitting || isSending || undefined}>
            {form.isSubmitting ? 'Saving...' : 'Save'}
          </Button>
          <PagePreview values={values} />
          {page.version > 0 && <FirstTextButton page={page} onDone={show} />}
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

const HINTS: Readonly<Record<string, string>> = {
  'about-us': 'Shown below the title, in search results and in the footer',
};
const keptNowhere = () => false;
const nothing = () => undefined;
const LINK = 'text-link inline-flex min-h-11 items-center pointer-fine:min-h-6';

/** Shows the page that is being written as visitors would read it. */
function PagePreview({ values }: { values: PageValues }) {
  const preview = usePreview();
  return (
    <PreviewButton ask={() => preview(values)}>
      {(shown) => <WrittenStaticPage page={shown} values={values} />}
    </PreviewButton>
  );
}

/** Asks what the server makes of the texts of a page: it fills in what it has to, and keeps nothing. */
function usePreview() {
  const [preview] = usePreviewStaticPageMutation();
  return async ({
    title,
    description,
    content,
  }: Pick<PageTexts, 'title' | 'description' | 'content'>): Promise<MutationResult<SafePage>> => {
    const sent = preview({ variables: { input: { title, description, content } } });
    const { data, refusal } = await toMutationResult(sent, 'The preview could not be loaded.');
    return refusal ? { refusal } : { data: data.previewStaticPage };
  };
}
