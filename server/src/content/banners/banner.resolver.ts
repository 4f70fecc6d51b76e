import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { findActive } from '../../sortable/findOrdered.ts';
import { OrderedArgs } from '../../sortable/ordered.input.ts';
import { orderedResolver } from '../../sortable/ordered.resolver.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { Banner, BannerType } from './banner.entity.ts';
import { CreateBannerInput, UpdateBannerInput } from './banner.input.ts';
import { bannerResource, BANNERS } from './bannerResource.ts';

export interface BannerParts {
  pictures: Pictures;
}

@Resolver(() => Banner)
export class BannerResolver {
  @Query(() => [Banner], {
    description: 'Visible banners, in display order.',
    complexity: QUERY_COST.statement,
  })
  banners(
    @Ctx() context: Context,
    @Arg('type', () => BannerType, { description: 'Where the banner is shown.' }) type: BannerType,
    @Arg('limit', () => Int, {
      defaultValue: LIMITS.ordered.most,
      description: 'Maximum number of banners. All if omitted.',
    })
    limit: number,
  ) {
    return findFirst(context, type, limit);
  }

  @FieldResolver(() => Picture, {
    nullable: true,
    description: "Background picture. Null to use the page's default.",
  })
  picture(@Root() { picture }: Banner) {
    return picture && presentPicture(picture);
  }
}

async function findFirst(context: Context, type: BannerType, limit: number): Promise<Banner[]> {
  return (await findActive(context, BANNERS, type)).slice(0, Math.max(0, limit));
}

export const AdministeredBanners = orderedResolver({
  resourceOf: ({ pictures }: BannerParts) => bannerResource(pictures),
  names: { one: 'Banner', many: 'Banners' },
  words: BANNERS.words,
  Type: Banner,
  Args: OrderedArgs,
  inputs: { create: CreateBannerInput, update: UpdateBannerInput },
});
