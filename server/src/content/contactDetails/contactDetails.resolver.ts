import { Ctx, Query, Resolver } from 'type-graphql';
import { findActive } from '../../sortable/findOrdered.ts';
import { OrderedArgs } from '../../sortable/ordered.input.ts';
import { orderedResolver } from '../../sortable/ordered.resolver.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { ContactDetails } from './contactDetails.entity.ts';
import { CreateContactDetailsInput, UpdateContactDetailsInput } from './contactDetails.input.ts';
import { CONTACT_DETAILS } from './contactDetailsResource.ts';

@Resolver(() => ContactDetails)
export class ContactDetailsResolver {
  @Query(() => [ContactDetails], {
    description: 'Contact details of the marketplace, in display order.',
    complexity: QUERY_COST.statement,
  })
  contactDetails(@Ctx() context: Context) {
    return findActive(context, CONTACT_DETAILS);
  }
}

export const AdministeredContactDetails = orderedResolver({
  resourceOf: () => CONTACT_DETAILS,
  names: { one: 'ContactDetails', many: 'ContactDetails' },
  words: CONTACT_DETAILS.words,
  Type: ContactDetails,
  Args: OrderedArgs,
  inputs: { create: CreateContactDetailsInput, update: UpdateContactDetailsInput },
});
