import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { contentChanges, safeHtml } from '../richText/safeHtml.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import {
  createStaticPage,
  deleteStaticPage,
  type StaticPageParts,
  updateStaticPage,
} from './changeStaticPages.ts';
import { findStaticPages, previewStaticPage } from './findStaticPages.ts';
import { rowOf } from './liveStaticPages.ts';
import { StaticPageKey, StaticPageRecord, type StaticPageState } from './staticPage.entity.ts';
import {
  CreateStaticPagePayload,
  DeleteStaticPagePayload,
  PreviewStaticPagePayload,
  StaticPage,
  UpdateStaticPagePayload,
} from './staticPage.graphql.ts';
import {
  CreateStaticPageInput,
  PreviewStaticPageInput,
  UpdateStaticPageInput,
} from './staticPage.input.ts';

const ID_OR_KEY = { description: 'Id of the page, or its key in lower case.' };

@Resolver(() => AdministrationFields)
export class StaticPagesResolver {
  private readonly parts: StaticPageParts;

  constructor(parts: StaticPageParts) {
    this.parts = parts;
  }

  @Query(() => StaticPage, {
    description: 'A static page, as shown to visitors.',
    complexity: QUERY_COST.article,
  })
  staticPage(
    @Arg('key', () => StaticPageKey, { description: 'Key of the page.' }) key: StaticPageKey,
  ): StaticPage {
    const { record, ...page } = this.parts.staticPages.shown(key);
    return {
      ...page,
      key,
      tags: record?.tags ?? [],
      picture: record?.picture ? presentPicture(record.picture) : null,
      pictures: record?.pictures.map(presentPicture) ?? [],
      updatedAt: record?.updatedAt ?? null,
    };
  }

  @FieldResolver(() => [StaticPageRecord], {
    nullable: true,
    description: 'Static pages in display order, including pages still using their default text.',
    complexity: QUERY_COST.statement,
  })
  staticPages(@Ctx() context: Context) {
    return findStaticPages(context);
  }

  @Mutation(() => CreateStaticPagePayload, {
    description:
      'Creates the custom text of a page with default text. Fails with INVALID_INPUT by field, CONFLICT if the page already has custom text or a picture cannot be used, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async createStaticPage(
    @Ctx() context: Context,
    @Arg('input', () => CreateStaticPageInput, { description: 'Content of the page or post.' })
    input: CreateStaticPageInput,
  ) {
    const staticPage = await createStaticPage(context, this.parts, input);
    return { staticPage, changes: contentChanges(input.content) };
  }

  @Mutation(() => UpdateStaticPagePayload, {
    description:
      'Updates a page, or creates its custom text if it still has the default one. Fails with INVALID_INPUT by field, NOT_FOUND, CONFLICT if someone else has changed it since `version` or a picture cannot be used, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async updateStaticPage(
    @Ctx() context: Context,
    @Arg('id', () => ID, ID_OR_KEY) id: string,
    @Arg('input', () => UpdateStaticPageInput, { description: 'Fields to be changed.' })
    input: UpdateStaticPageInput,
  ) {
    const staticPage = await updateStaticPage(context, this.parts, { id, input });
    return { staticPage, changes: contentChanges(input.content) };
  }

  // A mutation for its size: queries travel in addresses.
  @Mutation(() => PreviewStaticPagePayload, {
    description:
      'Renders a page as visitors would see it, without saving. Fails with INVALID_INPUT by field, or FORBIDDEN unless the viewer is a site_admin.',
  })
  previewStaticPage(
    @Ctx() context: Context,
    @Arg('input', () => PreviewStaticPageInput, { description: 'Content to be previewed.' })
    input: PreviewStaticPageInput,
  ) {
    return previewStaticPage(context, this.parts.staticPages, input);
  }

  @Mutation(() => DeleteStaticPagePayload, {
    description:
      'Resets a page to its default text. Fails with NOT_FOUND if it has no custom text, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteStaticPage(@Ctx() context: Context, @Arg('id', () => ID, ID_OR_KEY) id: string) {
    return { staticPage: await deleteStaticPage(context, this.parts, id) };
  }
}

@Resolver(() => StaticPageRecord)
export class StaticPageRecordResolver {
  @FieldResolver(() => ID, { description: 'Id of the page, the same on every site.' })
  id(@Root() { key }: StaticPageState) {
    return rowOf(key).id;
  }

  @FieldResolver(() => String, { description: 'Path of the page on this site.' })
  path(@Root() { key }: StaticPageState) {
    return rowOf(key).path;
  }

  @FieldResolver(() => String, {
    description:
      'HTML with the placeholders {siteName}, {officeAddress}, {officePhone}, {officeEmail}, {officeHours}, {grievanceOfficer} and {grievanceEmail}, replaced when the page is shown.',
  })
  content(@Root() { content }: StaticPageState) {
    return safeHtml(content);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'Picture above the text.' })
  picture(@Root() { picture }: StaticPageState) {
    return picture && presentPicture(picture);
  }

  @FieldResolver(() => [Picture], { description: 'Pictures below the text.' })
  pictures(@Root() { pictures }: StaticPageState) {
    return pictures.map(presentPicture);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time of the last change, UTC. Null for the default text.',
  })
  updatedAt(@Root() { updatedAt }: StaticPageState) {
    return updatedAt;
  }
}
