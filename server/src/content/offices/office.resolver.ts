import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { createOffice, deleteOffice, type OfficeParts, updateOffice } from './changeOffices.ts';
import { findOffices } from './findOffices.ts';
import { OfficeRecord } from './office.entity.ts';
import { CreateOfficeInput, UpdateOfficeInput } from './office.input.ts';
import { CreateOfficePayload, DeleteOfficePayload, UpdateOfficePayload } from './office.graphql.ts';

@Resolver(() => AdministrationFields)
export class OfficesResolver {
  private readonly parts: OfficeParts;

  constructor(parts: OfficeParts) {
    this.parts = parts;
  }

  @FieldResolver(() => [OfficeRecord], {
    nullable: true,
    description: 'Offices, newest first. At most one is active.',
    complexity: QUERY_COST.statement,
  })
  offices(@Ctx() context: Context) {
    return findOffices(context);
  }

  @Mutation(() => CreateOfficePayload, {
    description:
      'Creates an office. Fails with INVALID_INPUT by field, CONFLICT if a picture cannot be used or there are already fifty offices, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async createOffice(
    @Ctx() context: Context,
    @Arg('input', () => CreateOfficeInput, {
      description: 'Address and contact details of the office.',
    })
    input: CreateOfficeInput,
  ) {
    const office = await createOffice(context, this.parts, input);
    return { office, offices: await findOffices(context) };
  }

  @Mutation(() => UpdateOfficePayload, {
    description:
      'Updates an office or makes it the public one. Fails with INVALID_INPUT by field, NOT_FOUND, CONFLICT if a picture cannot be used, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async updateOffice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the office.' }) id: string,
    @Arg('input', () => UpdateOfficeInput, { description: 'Fields to be changed.' })
    input: UpdateOfficeInput,
  ) {
    const office = await updateOffice(context, this.parts, { id, input });
    return { office, offices: await findOffices(context) };
  }

  @Mutation(() => DeleteOfficePayload, {
    description:
      'Deletes an office. After the active one is deleted, the office in the site settings is shown. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteOffice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the office.' }) id: string,
  ) {
    return { deletedId: await deleteOffice(context, this.parts, id) };
  }
}

@Resolver(() => OfficeRecord)
export class OfficeLogoResolver {
  @FieldResolver(() => Picture, {
    nullable: true,
    description: 'Logo. Null if there is none.',
  })
  logo(@Root() { logo }: OfficeRecord) {
    return logo && presentPicture(logo);
  }
}
