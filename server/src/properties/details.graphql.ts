import { ObjectType } from 'type-graphql';
import { declareCatalogueFields } from './catalogueFields.graphql.ts';

/** The catalogue's fields of one listing. */
@ObjectType({
  description:
    'Details of a listing by the fields of its subtype. Fields without a value are null.',
})
export class PropertyDetails {}

declareCatalogueFields(PropertyDetails);
