import { ObjectType } from 'type-graphql';
import { declareCatalogueFields } from './catalogueFields.graphql.ts';

/** The catalogue's fields of one listing. */
@ObjectType({
  description: 'The details of a listing as its subtype knows them; absent ones are null.',
})
export class PropertyDetails {}

declareCatalogueFields(PropertyDetails);
