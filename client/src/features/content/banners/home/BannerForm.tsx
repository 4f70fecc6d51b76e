import type { HomeBannersQuery } from './HomeBanners.generated.ts';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { bannerProblems } from '../../../../../../schema/rules/banner.ts';
import { linkProblem } from '../../../../../../schema/rules/link.ts';
import { lineProblem } from '../../../../../../schema/rules/line.ts';
import { Form } from '../../../../forms/Form.tsx';
import { changesOf } from '../../../../forms/changesOf.ts';
import type { ToMutationResult } from '../../../../forms/useMutationResult.ts';
import { problemsIn } from '../../../../forms/useForm.ts';
import { PicturesField } from '../../pictureField/PicturesField.tsx';
import { usePictures } from '../../pictureField/usePictures.ts';
import { TextInput } from '../../../../ui/Field.tsx';
import { LimitedText } from '../../../../ui/LimitedText.tsx';
import { useDialogForm, useUnsent } from '../../../../forms/autosave/dialogForm.ts';
import { FormEnd } from '../../../../lists/sortable/FormEnd.tsx';
import type { OrderedFormProps } from '../../../../lists/sortable/sortableResource.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { useCreateBannerMutation, useUpdateBannerMutation } from './HomeBanners.generated.ts';

export type ListedBanner = HomeBannersQuery['administration']['banners']['items'][number];

/** Adds a banner, or changes one, and shows it as visitors will see it. */
export function BannerForm({ item, onSaved, onClose }: OrderedFormProps<ListedBanner>) {
  const save = useSave(item);
  const pictures = usePictures(item?.picture ? [item.picture] : [], 1);
  useUnsent(pictures.isChanged);
  const [picture = null] = pictures.pictures;
  const form = useDialogForm({
    initialValues: {
      title: item?.title ?? '',
      subtitle: item?.subtitle ?? '',
      description: item?.description ?? '',
      buttonText: item?.buttonText ?? '',
      buttonLink: item?.buttonLink ?? '',
      isActive: item?.isActive === false ? 'no' : 'yes',
    },
    takesFocus: 'title',
    problemsOf,
    send: async ({ isActive, ...texts }, answerTo) => {
      if (pictures.sending > 0) return { message: STILL_SENDING, code: null };
      const input = { ...texts, isActive: isActive === 'yes', pictureId: picture?.id ?? null };
      const response = await save(input, answerTo);
      if (!response || response.refusal) return response?.refusal;
      onSaved();
      return null;
    },
  });
  const { values } = form;
  return (
    <Form form={form} className="gap-5">
      <TextInput {...form.field('title')} label="Title" autoComplete="off" />
      <TextInput
        {...form.field('subtitle')}
        label="Subtitle"
        hint="Shown above the title. This and the fields below are optional."
        autoComplete="off"
      />
      <LimitedText
        {...form.field('description')}
        label="Description"
        rows={3}
        limit={LIMITS.banner.descriptionMaxLength}
      />
      <PicturesField
        label="Background picture"
        hint="Landscape, at least 1,600 pixels wide. White text covers the left side, so keep the subject on the right."
        name="image"
        most={1}
        isDescribed={false}
        list={pictures}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field('buttonText')} label="Button text" autoComplete="off" />
        <TextInput
          {...form.field('buttonLink')}
          label="Link"
          hint="/property?city=Pune, or https://…"
          autoComplete="off"
        />
      </div>
      <figure className="grid gap-2">
        <figcaption className="text-small font-medium">Preview</figcaption>
        <div
          inert
          className="overflow-hidden rounded-card bg-night text-on-night"
          style={{ zoom: 0.5 }}
        >
          <BannerSlide
            banner={{ ...values, title: values.title || 'Title', picture }}
            isFirst={false}
            isDrawn
          />
        </div>
      </figure>
      <FormEnd
        isNew={item === null}
        isActive={values.isActive === 'yes'}
        isBusy={form.isSubmitting}
        onActive={(isActive) => form.change('isActive', isActive ? 'yes' : 'no')}
        onClose={onClose}
      />
    </Form>
  );
}

const { titleMaxLength, subtitleMaxLength, descriptionMaxLength, buttonTextMaxLength } =
  LIMITS.banner;

/** The rules of the server (schema/rules), by the fields of the form. */
function problemsOf(
  values: Record<'title' | 'subtitle' | 'description' | 'buttonText' | 'buttonLink', string>,
) {
  const { title, subtitle, description, buttonText, buttonLink } = values;
  const [together] = bannerProblems({ buttonText, buttonLink });
  const messageOf = (name: string) => (together?.path === name ? together.message : null);
  return problemsIn({
    title: lineProblem(title, { maxLength: titleMaxLength, blank: 'Please enter a title' }),
    subtitle: lineProblem(subtitle, { maxLength: subtitleMaxLength }),
    description: lineProblem(description, { maxLength: descriptionMaxLength }),
    buttonText:
      lineProblem(buttonText, { maxLength: buttonTextMaxLength }) ?? messageOf('buttonText'),
    buttonLink: linkProblem(buttonLink) ?? messageOf('buttonLink'),
  });
}

interface Input {
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  isActive: boolean;
  pictureId: string | null;
}

function useSave(item: ListedBanner | null) {
  const [createBanner] = useCreateBannerMutation();
  const [updateBanner] = useUpdateBannerMutation();
  return async (input: Input, answerTo: ToMutationResult) =>
    item === null
      ? answerTo(createBanner({ variables: { input } }), 'The banner could not be added.')
      : answerTo(
          updateBanner({
            variables: {
              id: item.id,
              input: changesOf({ ...item, pictureId: item.picture?.id ?? null }, input),
            },
          }),
          'The banner could not be saved.',
        );
}

const STILL_SENDING = 'The picture is still uploading. Please try again in a moment.';
