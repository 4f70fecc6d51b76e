import { otherSiteProblem } from '../../../../../schema/rules/link.ts';
import { organisationNameProblem } from '../../../../../schema/rules/organisationName.ts';
import { useDialogForm, useUnsent } from '../../../forms/autosave/dialogForm.ts';
import { changesOf } from '../../../forms/changesOf.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn } from '../../../forms/useForm.ts';
import { FormEnd } from '../../../lists/sortable/FormEnd.tsx';
import { OrderedView } from '../../../lists/sortable/OrderedView.tsx';
import type {
  OrderedFormProps,
  SortableResource,
} from '../../../lists/sortable/sortableResource.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PicturesField } from '../pictureField/PicturesField.tsx';
import { asShown } from '../pictureField/pictureValues.ts';
import { usePictures } from '../pictureField/usePictures.ts';
import {
  DeletePartnerDocument,
  DuplicatePartnerDocument,
  OrderPartnersDocument,
  PartnersDocument,
  UpdatePartnerDocument,
  useCreatePartnerMutation,
  useUpdatePartnerMutation,
} from './Partners.generated.ts';
import type { Partners_PartnerFragment, PartnersQuery } from './Partners.generated.ts';

/** Whom the home page names as partners, for administrators. */
export function PartnersView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  return <OrderedView noun={PARTNERS} home={home} />;
}

const PARTNERS: SortableResource<PartnersQuery, Partners_PartnerFragment> = {
  view: 'partners',
  name: 'Partners',
  words: { one: 'partner', many: 'partners' },
  search: 'Name or link',
  empty: 'Until you add a partner, the home page has no partners section.',
  documents: {
    list: PartnersDocument,
    order: OrderPartnersDocument,
    update: UpdatePartnerDocument,
    duplicate: DuplicatePartnerDocument,
    remove: DeletePartnerDocument,
  },
  pageOf: ({ administration }) => administration.partners,
  countsOf: ({ administration: { all, shown } }) => ({ total: all.total, shown: shown.total }),
  nameOf: ({ name }) => name,
  Facts: PartnerFacts,
  Form: PartnerForm,
};

function PartnerFacts({ item: { logo, link } }: { item: Partners_PartnerFragment }) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-small text-muted">
      {logo ? (
        <Picture picture={logo} sizes="6rem" maxWidth={320} className="h-10 w-24 object-contain" />
      ) : (
        <p>No logo</p>
      )}
      {link && <p className="min-w-0 wrap-anywhere">{link}</p>}
    </div>
  );
}

/** Adds a partner, or changes one. */
function PartnerForm({ item, onSaved, onClose }: OrderedFormProps<Partners_PartnerFragment>) {
  const [createPartner] = useCreatePartnerMutation();
  const [updatePartner] = useUpdatePartnerMutation();
  const logo = usePictures(item?.logo ? [item.logo] : [], 1);
  useUnsent(logo.isChanged);
  const form = useDialogForm({
    initialValues: {
      name: item?.name ?? '',
      link: item?.link ?? '',
      isActive: item?.isActive === false ? 'no' : 'yes',
      logo: '',
    },
    takesFocus: 'name',
    problemsOf: ({ name, link }) =>
      problemsIn({
        name: organisationNameProblem(name),
        link: otherSiteProblem(link),
        logo: logo.sending > 0 ? 'Please wait until the logo has uploaded' : null,
      }),
    send: async ({ name, link, isActive }, answerTo) => {
      const [chosen = null] = logo.pictures.map(asShown);
      const input = { name, link, isActive: isActive === 'yes', logo: chosen };
      const before = item && { ...item, logo: item.logo && asShown(item.logo) };
      const response = await (before === null
        ? answerTo(createPartner({ variables: { input } }), FAILED)
        : answerTo(
            updatePartner({ variables: { id: before.id, input: changesOf(before, input) } }),
            FAILED,
          ));
      if (!response || response.refusal) return response?.refusal;
      onSaved();
      return null;
    },
  });
  return (
    <Form form={form} className="gap-5">
      <TextInput {...form.field('name')} label="Name" autoComplete="off" />
      <PicturesField
        label="Logo"
        hint="Optional. Without a logo, the home page shows the name."
        name="logo"
        most={1}
        error={form.errorOf('logo')}
        list={logo}
      />
      <TextInput
        {...form.field('link')}
        label="Link"
        hint="Optional. An address that starts with https://"
        type="url"
        autoComplete="off"
      />
      <FormEnd
        isNew={item === null}
        isActive={form.values.isActive === 'yes'}
        isBusy={form.isSubmitting}
        onActive={(isActive) => form.change('isActive', isActive ? 'yes' : 'no')}
        onClose={onClose}
      />
    </Form>
  );
}

const FAILED = 'The partner could not be saved.';
