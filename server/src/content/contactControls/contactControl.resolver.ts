import { Ctx, Query, Resolver } from 'type-graphql';
import { findActive } from '../../sortable/findOrdered.ts';
import { GroupedArgs } from '../../sortable/ordered.input.ts';
import { orderedResolver } from '../../sortable/ordered.resolver.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { ContactControl } from './contactControl.entity.ts';
import { CreateContactControlInput, UpdateContactControlInput } from './contactControl.input.ts';
import { CONTACT_CONTROLS } from './contactControlResource.ts';

@Resolver(() => ContactControl)
export class ContactControlResolver {
  @Query(() => [ContactControl], {
    description:
      'Custom fields of the contact form, besides name, email, phone, subject and message, in display order.',
    complexity: QUERY_COST.statement,
  })
  contactControls(@Ctx() context: Context) {
    return findActive(context, CONTACT_CONTROLS);
  }
}

export const AdministeredContactControls = orderedResolver({
  resourceOf: () => CONTACT_CONTROLS,
  names: { one: 'ContactControl', many: 'ContactControls' },
  words: CONTACT_CONTROLS.words,
  Type: ContactControl,
  Args: GroupedArgs,
  inputs: { create: CreateContactControlInput, update: UpdateContactControlInput },
});
