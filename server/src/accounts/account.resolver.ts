import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type SettingsInForce } from '../../../schema/settings.ts';
import { type Context } from '../platform/context.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';
import { AccountFields, AccountPreferences } from './account.graphql.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';

@Resolver(() => ViewerFields)
export class AccountResolver {
  @FieldResolver(() => AccountFields, {
    nullable: true,
    description: "The viewer's account. Null if not signed in or suspended.",
  })
  async account(@Ctx() context: Context) {
    const { viewer } = context;
    if (viewer.kind === 'visitor' || viewer.status !== 'active') return null;
    const account = await findAccount(context, viewer.id);
    return account && presentAccount(account);
  }
}

@Resolver(() => AccountPreferences)
export class AccountPreferencesResolver {
  private readonly settings: SettingsInForce;

  constructor({ settings }: { settings: SettingsInForce }) {
    this.settings = settings;
  }

  @FieldResolver()
  contactForProven(@Root() { contactForProven }: AccountPreferences): boolean {
    return contactForProven ?? this.settings.values.contactFor === 'proven';
  }
}
