import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Property } from '../properties/property.entity.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';
import { cardPath, propertyCard } from './cardContent.ts';

@Resolver(() => Property)
export class ShareCardResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @FieldResolver(() => String, {
    description: 'Path of the 1200 x 630 JPEG shown as a link preview.',
  })
  shareCard(@Root() property: PropertyRow) {
    return cardPath(propertyCard(property, this.site.name));
  }
}
