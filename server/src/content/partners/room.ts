import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { tidy } from '../../../../schema/rules/text.ts';
import { type Context } from '../../platform/context.ts';
import { nameSubjectsBy } from '../../platform/audit.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { room } from '../../platform/room.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { findActive } from '../../sortable/findOrdered.ts';
import { OrderedArgs } from '../../sortable/ordered.input.ts';
import { orderedResolver } from '../../sortable/ordered.resolver.ts';
import { orderedAudit, type SortableResource } from '../../sortable/sortableResource.ts';
import { described, pictureLabel, showPictures } from '../richText/contentPictures.ts';
import { type ShownPictureInput } from '../richText/shownPicture.input.ts';
import { Partner } from './partner.entity.ts';
import { CreatePartnerInput, UpdatePartnerInput } from './partner.input.ts';

interface PartnerParts {
  pictures: Pictures;
}

nameSubjectsBy('partner.', Partner, 'name');

/** What is known of partners without their logos, which is enough to read them. */
const PARTNERS = {
  Entity: Partner,
  words: { one: 'partner', many: 'partners' },
  audit: orderedAudit('partner.', 'Partner'),
  blank: () => ({ name: '', logo: null, link: '' }),
  nameOf: ({ name }: Partner) => name,
  textsOf: ({ name, link }: Partner) => [name, link],
  groupOf: () => null,
  auditValues: ({ name, logo, link }: Partner) => ({
    name,
    logo: logo && pictureLabel(logo),
    link,
  }),
};

function partnerResource({
  pictures,
}: PartnerParts): SortableResource<Partner, UpdatePartnerInput> {
  const show = async (inside: Context, row: Partner, logo: ShownPictureInput | null) => {
    const ids = logo === null ? [] : [logo.id];
    const showing = { shownBy: `partner:${row.id}`, ids, before: [row.logo] };
    row.logo = described(await showPictures(inside, pictures, showing), logo);
  };
  return {
    ...PARTNERS,
    write: async (inside, row, { name, link, logo }) => {
      row.name = tidy(name ?? row.name);
      row.link = (link ?? row.link).trim();
      if (logo !== undefined) await show(inside, row, logo);
    },
    adaptCopy: (inside, copy) => show(inside, copy, copy.logo),
    release: (inside, row) => show(inside, row, null),
  };
}

@Resolver(() => Partner)
class PartnerResolver {
  @Query(() => [Partner], {
    description: 'Visible partners, in display order.',
    complexity: QUERY_COST.statement,
  })
  partners(@Ctx() context: Context) {
    return findActive(context, PARTNERS);
  }

  @FieldResolver(() => Picture, {
    nullable: true,
    description: 'Logo. Null if there is none: show the name.',
  })
  logo(@Root() { logo }: Partner) {
    return logo && presentPicture(logo);
  }
}

const AdministeredPartners = orderedResolver({
  resourceOf: partnerResource,
  names: { one: 'Partner', many: 'Partners' },
  words: PARTNERS.words,
  Type: Partner,
  Args: OrderedArgs,
  inputs: { create: CreatePartnerInput, update: UpdatePartnerInput },
});

/** Whom the home page names as partners. */
export const partners = room<PartnerParts>({
  entities: [Partner],
  resolvers: [PartnerResolver, AdministeredPartners],
  audit: Object.values(PARTNERS.audit),
});
