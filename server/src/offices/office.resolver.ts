import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { createOffice, deleteOffice, type OfficeParts, updateOffice } from './changeOffices.ts';
import { findOffices } from './findOffices.ts';
import { OfficeRecord } from './office.entity.ts';
import { CreateOfficeInput, UpdateOfficeInput } from './office.input.ts';
import { CreateOfficePayload, DeleteOfficePayload, UpdateOfficePayload } from './office.payload.ts';

@Resolver(() => AdministrationFields)
export class OfficesResolver {
  private readonly parts: OfficeParts;

  constructor(parts: OfficeParts) {
    this.parts = parts;
  }

  @FieldResolver(() => [OfficeRecord], {
    nullable: true,
    description: 'The offices, newest first; at most one is active.',
    complexity: QUERY_COST.statement,
  })
  offices(@Ctx() context: Context) {
    return findOffices(context);
  }

  @Mutation(() => CreateOfficePayload, {
    description:
      'Adds an office. INVALID_INPUT by field, CONFLICT for a picture that cannot be shown and when there are fifty, FORBIDDEN for everybody but a site_admin.',
  })
  async createOffice(
    @Ctx() context: Context,
    @Arg('input', () => CreateOfficeInput, { description: 'Where and how it is reached.' })
    input: CreateOfficeInput,
  ) {
    const office = await createOffice(context, this.parts, input);
    return { office, offices: await findOffices(context) };
  }

  @Mutation(() => UpdateOfficePayload, {
    description:
      'Changes an office, or makes it the one that everybody is told. INVALID_INPUT by field, NOT_FOUND, CONFLICT for a picture that cannot be shown, FORBIDDEN for everybody but a site_admin.',
  })
  async updateOffice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the office.' }) id: string,
    @Arg('input', () => UpdateOfficeInput, { description: 'What is to be changed of it.' })
    input: UpdateOfficeInput,
  ) {
    const office = await updateOffice(context, this.parts, { id, input });
    return { office, offices: await findOffices(context) };
  }

  @Mutation(() => DeleteOfficePayload, {
    description:
      'Deletes an office; after the active one everybody is told the office of the settings. NOT_FOUND, FORBIDDEN for everybody but a site_admin.',
  })
  async deleteOffice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the office.' }) id: string,
  ) {
    return { deletedId: await deleteOffice(context, this.parts, id) };
  }
}

@Resolver(() => OfficeRecord)
export class OfficeLogoResolver {
  @FieldResolver(() => Picture, {
    nullable: true,
    description: 'Its sign; null where it has none.',
  })
  logo(@Root() { logo }: OfficeRecord) {
    return logo && presentPicture(logo);
  }
}
