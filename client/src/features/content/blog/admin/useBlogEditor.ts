import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../../../schema/limits.ts';
import type { MutationResult, Refusal } from '../../../../apollo/refusal.ts';
import { useForm } from '../../../../forms/useForm.ts';
import { viewAddress } from '../../../../lists/viewAddress.ts';
import { picturesIn } from '../../pictureField/pictureValues.ts';
import { usePictures } from '../../pictureField/usePictures.ts';
import { useNow } from '../../../../ui/now.ts';
import { toast } from '../../../../ui/toast.ts';
import { keep, readSavedValues } from '../../../../forms/autosave/savedValues.ts';
import { useSavedValues } from '../../../../forms/autosave/useSavedValues.ts';
import { inputOf, problemsOf, textsOf, valuesOf } from './editorWords.ts';
import type { BlogTexts, BlogValues, EditedBlog } from './editorWords.ts';
import { publicationChange } from './publication.ts';
import { usePreview } from './usePreview.ts';
import { useSaveBlog } from './useSaveBlog.ts';
import { NEW } from './words.ts';
import type { SafeBlog } from './WrittenBlog.tsx';

export interface BlogEditorProps {
  /** Null for a new one. */
  blog: EditedBlog | null;
  accountId: string;
  home: string;
  /** Asks what is saved now. */
  readAgain: () => Promise<unknown>;
}

/** The form of one post: what is typed, what of it is saved, and what a press on its button does. */
export function useBlogEditor({ blog, accountId, home, readAgain }: BlogEditorProps) {
  const now = useNow();
  const navigate = useNavigate();
  const { save, publish } = useSaveBlog();
  const preview = usePreview();
  const placeOf = (id: string) => ({ accountId, form: `blog/${id}` });
  const place = placeOf(blog?.id ?? NEW);
  const [back, setBack] = useState(() => readSavedValues(place, valuesOf(blog)));
  const [first] = useState(() => back?.values ?? valuesOf(blog));
  const [saved, setSaved] = useState(() => valuesOf(blog));
  // The version that is being changed; a later one of somebody else is not overwritten, unless that is said.
  const [version, setVersion] = useState(back?.version ?? blog?.version ?? 0);
  const [local, setLocal] = useState<SafeBlog | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const instead = useRef<number | null>(null);
  const picture = usePictures(picturesIn(first.picture), 1);
  const gallery = usePictures(picturesIn(first.gallery), LIMITS.blog.maxGallery);
  const authorPicture = usePictures(picturesIn(first.authorPicture), 1);
  const isSending = picture.sending + gallery.sending + authorPicture.sending > 0;

  const form = useForm<BlogTexts>({
    initialValues: textsOf(first),
    problemsOf: (texts) => problemsOf(texts, now),
    send: async (texts, answerTo) => {
      if (isSending)
        return { message: 'Please wait until the pictures have uploaded.', code: null };
      const sent: BlogValues = { ...latest.current, ...texts };
      const change = publicationChange(saved, texts);
      const edited = blog && { id: blog.id, version: instead.current ?? version };
      instead.current = null;
      const response = await save(edited, inputOf(sent), answerTo);
      if (response?.refusal?.code === 'CONFLICT') await compare(texts);
      if (!response || response.refusal) return response?.refusal;
      const shown = change && (await publish(response.data, change, answerTo));
      settle(sent, response.data, shown);
      return shown?.refusal && { ...shown.refusal, hint: 'Your text is saved.' };
    },
  });
  const values: BlogValues = {
    ...form.values,
    picture: JSON.stringify(picture.pictures),
    gallery: JSON.stringify(gallery.pictures),
    authorPicture: JSON.stringify(authorPicture.pictures),
  };
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const { isDirty, isSaved } = useSavedValues(place, { saved, values, version });

  /** Both posts, where somebody else has saved meanwhile. */
  const compare = async (texts: BlogTexts) => {
    const [{ data = null }] = await Promise.all([preview(texts), readAgain()]);
    setLocal(data);
  };
  /** What was saved is saved; what was typed meanwhile, or how it is not shown yet, stays in the form. */
  const settle = (
    sent: BlogValues,
    stored: EditedBlog,
    shown: MutationResult<EditedBlog> | null,
  ) => {
    const refused: Refusal | undefined = shown?.refusal;
    const result = valuesOf(shown?.data ?? stored);
    const { status, day, time } = sent;
    const isStill = JSON.stringify(latest.current) === JSON.stringify(sent);
    const left: BlogValues = isStill
      ? { ...result, ...(refused && { status, day, time }) }
      : latest.current;
    if (blog !== null) {
      if (isStill) fill(left);
      setSaved(isStill ? result : { ...sent, ...(refused && publicationIn(result)) });
      setVersion(stored.version);
      setBack(null);
      return;
    }
    // Its own editor goes on with what is left.
    if (refused) toast(refused.message, { tone: 'error' });
    if (JSON.stringify(left) !== JSON.stringify(result)) {
      keep(placeOf(stored.id), { values: left, version: stored.version });
    }
    setSaved(latest.current);
    setMade(stored.id);
  };
  // Once nothing is unsaved here any more, so that nothing is asked on the way.
  useEffect(() => {
    if (made !== null)
      void navigate(viewAddress(home, 'blogPosts', { id: made }), { replace: true });
  }, [made, home, navigate]);

  const fill = (all: BlogValues) => {
    form.changeAll(textsOf(all));
    picture.set(picturesIn(all.picture));
    gallery.set(picturesIn(all.gallery));
    authorPicture.set(picturesIn(all.authorPicture));
  };
  /** The form holds what is saved, and nothing else. */
  const showSaved = () => {
    fill(valuesOf(blog));
    form.setRefusal(null);
    setSaved(valuesOf(blog));
    setVersion(blog?.version ?? 0);
    setBack(null);
  };
  return {
    form,
    values,
    saved,
    pictures: { picture, gallery, authorPicture },
    back,
    isSending,
    isDirty,
    isSaved,
    /** The post of somebody else, where it was saved meanwhile. */
    newer: form.refusal?.code === 'CONFLICT' && blog?.version !== version ? blog : null,
    mine: local,
    showSaved,
    saveInstead: () => {
      instead.current = blog?.version ?? null;
      form.element.current?.requestSubmit();
    },
  };
}

function publicationIn({ status, day, time }: BlogValues) {
  return { status, day, time };
}
