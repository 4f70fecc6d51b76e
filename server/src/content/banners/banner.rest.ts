import { valueAt } from '../../../../schema/rules/json.ts';
import { presentPlaced } from '../../sortable/ordered.presenter.ts';
import { readJson } from '../../platform/http/readSent.ts';
import { orderedRows, publicRow } from '../../sortable/ordered.rest.ts';
import { ORDERED_FIELDS } from '../../sortable/ordered.schema.ts';
import { type OrderedRest } from '../../sortable/orderedRest.ts';
import { pictureAddress } from '../../pictures/picture.presenter.ts';
import { withUploads } from '../../pictures/withUploads.ts';
import {
  named,
  nullable,
  object,
  oneOf,
  text,
  type ValueOf,
} from '../../platform/http/jsonSchema.ts';
import { pick } from '../../platform/pick.ts';
import { type RestRow } from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { type Banner, BannerType } from './banner.entity.ts';
import { CreateBannerInput, UpdateBannerInput } from './banner.input.ts';
import { type BannerParts } from './banner.resolver.ts';
import { bannerResource } from './bannerResource.ts';

const TYPES = Object.values(BannerType);

const RECORD = named(
  'Banner',
  object({
    ...ORDERED_FIELDS,
    title: text('Headline of the banner.', { examples: ['Homes with a courtyard'] }),
    subtitle: text('Subtitle. May be empty.'),
    description: text('One or two sentences of plain text. May be empty.'),
    image: nullable(object({ url: text('URL on this site.') }, 'Background picture.')),
    buttonText: text('Button text. Empty if there is no button.'),
    buttonLink: text('Target of the button: a path of this site, or an http or https URL.'),
    type: oneOf(TYPES, 'Where the banner is shown: hero is the top of the home page.'),
    group: oneOf(TYPES, 'Same as type.'),
  }),
);

const BODY: RestBody = {
  title: 'Homes with a courtyard',
  subtitle: 'New in Bengaluru',
  description: {},
  image: {
    fills: 'pictureId',
    description:
      'Picture as a form file, also accepted under images. An empty string removes the current one; any other text keeps it.',
    read: readImage,
  },
  buttonText: 'Look at them',
  buttonLink: '/property?city=Bengaluru',
  type: { otherNames: ['group'] },
};

export function bannerRows({ pictures }: BannerParts): readonly RestRow[] {
  const rest: OrderedRest<Banner, UpdateBannerInput> = {
    noun: bannerResource(pictures),
    path: '/api/site-admin/home-banners',
    tag: 'Home page',
    record: RECORD,
    present,
    body: BODY,
    inputs: { create: CreateBannerInput, update: UpdateBannerInput },
    group: {
      name: 'type',
      in: 'query',
      otherNames: ['group'],
      description: 'Filters by type. All types if omitted.',
      example: 'hero',
    },
    form: {
      fileFields: ['image', 'images'],
      // The last file is the one that the sender chose last.
      withFiles: (context, { input, files }, use) =>
        withUploads(context, pictures, files.slice(-1), ({ image = [], images = [] }) => {
          const [pictureId = input.pictureId] = [...image, ...images];
          return use(Object.assign(input, { pictureId }));
        }),
    },
  };
  return [...orderedRows(rest), publicRow(rest, '/api/home-banners/active')];
}

function present(row: Banner): ValueOf<typeof RECORD> {
  return {
    ...presentPlaced(row),
    ...pick(row, ['title', 'subtitle', 'description', 'buttonText', 'buttonLink']),
    image: row.picture && { url: pictureAddress(row.picture) },
    type: row.type,
    group: row.type,
  };
}

/** Documented clients send back what they have read, as an object or as its address. */
function readImage(sent: unknown): null | undefined {
  const image = readJson(sent);
  const url = typeof image === 'string' ? image : valueAt(image, 'url');
  return typeof url === 'string' && url.trim() === '' ? null : undefined;
}
