import { FieldResolver, Resolver, Root } from 'type-graphql';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { Property } from '../properties/property.entity.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { PropertyType, Subtype } from './subtype.graphql.ts';
import { presentSubtype } from './subtype.presenter.ts';

/** What kind of property a listing is. */
@Resolver(() => Property)
export class PropertySubtypeResolver {
  @FieldResolver(() => PropertyType, { description: 'Property type of its subtype.' })
  type(@Root() property: PropertyRow) {
    return property.type;
  }

  @FieldResolver(() => Subtype, { description: 'Subtype of the property.' })
  subtype(@Root() property: PropertyRow) {
    return presentSubtype(subtypeByKey(property.subtype));
  }
}
