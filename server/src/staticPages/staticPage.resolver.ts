import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { contentChanges, safeHtml } from '../richText/safeHtml.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import {
  createStaticPage,
  deleteStaticPage,
  type StaticPageParts,
  updateStaticPage,
} from './changeStaticPages.ts';
import { findStaticPages, previewStaticPage } from './findStaticPages.ts';
import { rowOf } from './liveStaticPages.ts';
import { StaticPageKey, StaticPageRecord, type StaticPageState } from './staticPage.entity.ts';
import { StaticPage } from './staticPage.graphql.ts';
import {
  CreateStaticPageInput,
  PreviewStaticPageInput,
  UpdateStaticPageInput,
} from './staticPage.input.ts';
import {
  CreateStaticPagePayload,
  DeleteStaticPagePayload,
  PreviewStaticPagePayload,
  UpdateStaticPagePayload,
} from './staticPage.payload.ts';

const ID_OR_KEY = { description: 'The id of the page, or its key in small letters.' };

@Resolver(() => AdministrationFields)
export class StaticPagesResolver {
  private readonly parts: StaticPageParts;

  constructor(parts: StaticPageParts) {
    this.parts = parts;
  }

  @Query(() => StaticPage, {
    description: 'A page that is text, as visitors read it.',
    complexity: QUERY_COST.article,
  })
  staticPage(
    @Arg('key', () => StaticPageKey, { description: 'Which of the pages.' }) key: StaticPageKey,
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
    description: 'The pages that are text, written or not, in their order.',
    complexity: QUERY_COST.statement,
  })
  staticPages(@Ctx() context: Context) {
    return findStaticPages(context);
  }

  @Mutation(() => CreateStaticPagePayload, {
    description:
      'Writes a page that has only its first text. INVALID_INPUT by field, CONFLICT for one that is written already and for a picture that cannot be shown, FORBIDDEN for everybody but a site_admin.',
  })
  async createStaticPage(
    @Ctx() context: Context,
    @Arg('input', () => CreateStaticPageInput, { description: 'What it is to say.' })
    input: CreateStaticPageInput,
  ) {
    const staticPage = await createStaticPage(context, this.parts, input);
    return { staticPage, changes: contentChanges(input.content) };
  }

  @Mutation(() => UpdateStaticPagePayload, {
    description:
      'Changes a page, or writes it where it has only its first text. INVALID_INPUT by field, NOT_FOUND, CONFLICT where somebody else has changed it since `version` and for a picture that cannot be shown, FORBIDDEN for everybody but a site_admin.',
  })
  async updateStaticPage(
    @Ctx() context: Context,
    @Arg('id', () => ID, ID_OR_KEY) id: string,
    @Arg('input', () => UpdateStaticPageInput, { description: 'What is to be changed of it.' })
    input: UpdateStaticPageInput,
  ) {
    const staticPage = await updateStaticPage(context, this.parts, { id, input });
    return { staticPage, changes: contentChanges(input.content) };
  }

  // A mutation for its size: queries travel in addresses.
  @Mutation(() => PreviewStaticPagePayload, {
    description:
      'Answers a text as visitors would read it, and keeps nothing. INVALID_INPUT by field, FORBIDDEN for everybody but a site_admin.',
  })
  previewStaticPage(
    @Ctx() context: Context,
    @Arg('input', () => PreviewStaticPageInput, { description: 'What is being written.' })
    input: PreviewStaticPageInput,
  ) {
    return previewStaticPage(context, this.parts.staticPages, input);
  }

  @Mutation(() => DeleteStaticPagePayload, {
    description:
      'Gives a page its first text back. NOT_FOUND for one that nobody has written, FORBIDDEN for everybody but a site_admin.',
  })
  async deleteStaticPage(@Ctx() context: Context, @Arg('id', () => ID, ID_OR_KEY) id: string) {
    return { staticPage: await deleteStaticPage(context, this.parts, id) };
  }
}

@Resolver(() => StaticPageRecord)
export class StaticPageRecordResolver {
  @FieldResolver(() => ID, { description: 'The same in every installation.' })
  id(@Root() { key }: StaticPageState) {
    return rowOf(key).id;
  }

  @FieldResolver(() => String, { description: 'Where it is read: a path of this site.' })
  path(@Root() { key }: StaticPageState) {
    return rowOf(key).path;
  }

  @FieldResolver(() => String, {
    description:
      'HTML; {siteName}, {officeAddress}, {officePhone}, {officeEmail}, {officeHours}, {grievanceOfficer} and {grievanceEmail} are filled in when it is read.',
  })
  content(@Root() { content }: StaticPageState) {
    return safeHtml(content);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'The picture above the text.' })
  picture(@Root() { picture }: StaticPageState) {
    return picture && presentPicture(picture);
  }

  @FieldResolver(() => [Picture], { description: 'The pictures below the text.' })
  pictures(@Root() { pictures }: StaticPageState) {
    return pictures.map(presentPicture);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it was last changed, UTC; null for the text that every installation has.',
  })
  updatedAt(@Root() { updatedAt }: StaticPageState) {
    return updatedAt;
  }
}
