import { bannerProblems } from '../../../../schema/rules/banner.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { showPictures } from '../richText/contentPictures.ts';
import { orderedAudit, type SortableResource } from '../../sortable/sortableResource.ts';
import { nameSubjectsBy } from '../../platform/audit.ts';
import { type Context } from '../../platform/context.ts';
import { invalid } from '../../platform/failures.ts';
import { pick } from '../../platform/pick.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { Banner } from './banner.entity.ts';
import { type UpdateBannerInput } from './banner.input.ts';

export type BannerNoun = SortableResource<Banner, UpdateBannerInput>;

const TEXTS = ['title', 'subtitle', 'description', 'buttonText', 'buttonLink'] as const;
const SAID = [...TEXTS, 'type'] as const;
const WORDS = { one: 'banner', many: 'banners' };

nameSubjectsBy('banner.', Banner, 'title');

/** What is known of banners without their pictures, which is enough to read them. */
export const BANNERS = {
  Entity: Banner,
  words: WORDS,
  audit: orderedAudit('banner.', 'Banner'),
  blank: () => ({
    title: '',
    subtitle: '',
    description: '',
    picture: null,
    buttonText: '',
    buttonLink: '',
    type: 'hero' as const,
  }),
  nameOf: ({ title }: Banner) => title,
  textsOf: (row: Banner) => TEXTS.map((name) => row[name]),
  groupOf: ({ type }: Banner) => type,
  auditValues: (row: Banner) => ({ ...pick(row, SAID), picture: row.picture?.id ?? null }),
};

/** What administrators show at the top of the home page; its pictures are those of the content. */
export function bannerResource(pictures: Pictures): BannerNoun {
  const show = async (inside: Context, row: Banner, pictureId: string | null) => {
    const ids = pictureId === null ? [] : [pictureId];
    const showing = { shownBy: `banner:${row.id}`, ids, before: [row.picture] };
    const rows = await showPictures(inside, pictures, showing);
    row.picture = pictureId === null ? null : (rows.get(pictureId) ?? null);
  };
  return {
    ...BANNERS,
    write: async (inside, row, input) => {
      for (const name of TEXTS) row[name] = tidy(input[name] ?? row[name]);
      row.type = input.type ?? row.type;
      const problems = bannerProblems(row);
      if (problems.length > 0) throw invalid(problems);
      if (input.pictureId !== undefined) await show(inside, row, input.pictureId);
    },
    adaptCopy: (inside, copy) => show(inside, copy, copy.picture?.id ?? null),
    release: (inside, row) => show(inside, row, null),
  };
}
