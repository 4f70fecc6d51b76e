import { pluralize } from '../../../../schema/format/count.ts';
import { readShownPicture } from '../richText/readShownPicture.ts';
import { pictureAddress } from '../../pictures/picture.presenter.ts';
import { withUploads } from '../../pictures/withUploads.ts';
import { type Context } from '../../platform/context.ts';
import {
  id as idOf,
  list,
  moment,
  named,
  nullable,
  object,
  responseSchema,
  text,
  type ValueOf,
  yesNo,
} from '../../platform/http/jsonSchema.ts';
import {
  type RestFile,
  type RestParameter,
  type RestRow,
  restRow,
} from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { createOffice, deleteOffice, type OfficeParts, updateOffice } from './changeOffices.ts';
import { findOffice, findOffices } from './findOffices.ts';
import { type LiveOffice } from './liveOffice.ts';
import { type OfficeRecord } from './office.entity.ts';
import { CreateOfficeInput, UpdateOfficeInput } from './office.input.ts';

const PATH = '/api/office-information';
const ROW = { tag: 'Office information', bearer: 'needed', policy: siteAdmin } as const;
const FORM = { takes: 'form', fileFields: ['logo'] } as const;
const ONE: RestParameter = { name: 'id', in: 'path', description: 'Id of the office.' };

const FIELDS = {
  address: text('Address in one line.'),
  phone: text('Ten digits.', { examples: ['9876543210'] }),
  email: text('Public email address of the office.', { examples: ['office@example.com'] }),
  logo: nullable(text('URL of the logo on this site.')),
  logoAlt: text('Alternative text of the logo. May be empty.'),
};

const OFFICE_RECORD = named(
  'OfficeRecord',
  object({
    _id: idOf('Same as id.'),
    id: idOf('Id of the office.'),
    ...FIELDS,
    isActive: yesNo('Whether this is the public office.'),
    createdAt: moment('Time of creation.'),
    updatedAt: moment('Time of the last change.'),
  }),
);

const OFFICES_RESPONSE = responseSchema({ data: list(OFFICE_RECORD) });

const OFFICE_RESPONSE = responseSchema({ data: OFFICE_RECORD });

const PUBLIC_OFFICE_RESPONSE = responseSchema({
  data: object({
    ...FIELDS,
    _id: nullable(idOf('Id of the active office. Null if it comes from the site settings.')),
    hours: text('Opening hours as text.'),
    isActive: yesNo('Always true.'),
  }),
});

export function officeRestRows(parts: OfficeParts): RestRow[] {
  return [
    restRow({
      method: 'GET',
      path: `${PATH}/public`,
      tag: ROW.tag,
      summary: 'Returns the public office: the active one, or the one in the site settings.',
      response: PUBLIC_OFFICE_RESPONSE,
      handler: async () => ({ success: true, message: 'Office found.', data: publicOf(parts) }),
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: PATH,
      summary: 'Lists offices, newest first.',
      response: OFFICES_RESPONSE,
      handler: async (context) => {
        const data = (await findOffices(context)).map(present);
        return { success: true, message: `${pluralize(data.length, 'office')} found.`, data };
      },
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: `${PATH}/{id}`,
      summary: 'Returns an office.',
      parameters: [ONE],
      response: OFFICE_RESPONSE,
      handler: async (context, { params }) =>
        presentOne('Office found.', await findOffice(context, params['id'] ?? '')),
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'POST',
      path: PATH,
      summary: 'Creates an office and makes it the public one unless isActive is false.',
      body: BODY,
      input: CreateOfficeInput,
      status: 201,
      refuses: ['CONFLICT'],
      response: OFFICE_RESPONSE,
      handler: async (context, { input, files }) => {
        const office = await withLogo(context, parts, files, (logo) =>
          createOffice(context, parts, Object.assign(input, logo)),
        );
        return presentOne('Office added.', office);
      },
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'PUT',
      path: `${PATH}/{id}`,
      summary: 'Updates an office. Omitted fields are left unchanged.',
      parameters: [ONE],
      body: BODY,
      input: UpdateOfficeInput,
      refuses: ['CONFLICT'],
      response: OFFICE_RESPONSE,
      handler: async (context, { params, input, files }) => {
        const id = params['id'] ?? '';
        const office = await withLogo(context, parts, files, (logo) =>
          updateOffice(context, parts, { id, input: Object.assign(input, logo) }),
        );
        return presentOne('Office changed.', office);
      },
    }),
    restRow({
      ...ROW,
      method: 'DELETE',
      path: `${PATH}/{id}`,
      summary:
        'Deletes an office. After the active one is deleted, the office in the site settings is shown.',
      parameters: [ONE],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteOffice(context, parts, params['id'] ?? '');
        return { success: true, message: 'Office deleted.' };
      },
    }),
  ];
}

const BODY: RestBody = {
  address: '12 Example Marg, Pune 411001',
  phone: '9876543210',
  email: 'office@example.com',
  logo: {
    description:
      'A file, or a picture on this site given by id, by URL, or as an object with url and alt. Empty for none.',
    fills: 'shownLogo',
    read: readShownPicture,
  },
};

/** The last file is the one that the sender chose last. */
function withLogo<Answer>(
  context: Context,
  { pictures }: OfficeParts,
  files: readonly RestFile[],
  use: (logo: { shownLogo?: { id: string } }) => Promise<Answer>,
): Promise<Answer> {
  return withUploads(context, pictures, files.slice(-1), ({ logo: sent = [] }) =>
    use(sent[0] === undefined ? {} : { shownLogo: { id: sent[0] } }),
  );
}

function publicOf({ offices }: { offices: LiveOffice }) {
  const { record, inForce } = offices;
  const { email, phone, address, hours } = inForce;
  const logo = record?.logo ? pictureAddress(record.logo) : null;
  const logoAlt = record?.logo?.alt ?? '';
  return { _id: record?.id ?? null, address, phone, email, logo, logoAlt, hours, isActive: true };
}

function present(office: OfficeRecord): ValueOf<typeof OFFICE_RECORD> {
  const { id, address, phone, email, logo, isActive, createdAt, updatedAt } = office;
  return {
    _id: id,
    id,
    address,
    phone,
    email,
    logo: logo && pictureAddress(logo),
    logoAlt: logo?.alt ?? '',
    isActive,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentOne(message: string, office: OfficeRecord) {
  return { success: true, message, data: present(office) };
}
