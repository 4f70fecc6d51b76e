import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import {
  EndSessionPayload,
  RefreshSessionPayload,
  SignOutEverywherePayload,
  SignOutPayload,
} from './session.payload.ts';
import { type Context } from '../platform/context.ts';
import { findSessions } from './findSessions.ts';
import { SessionFields } from './session.graphql.ts';
import { RefreshInput } from './session.input.ts';
import { presentSignedIn } from './session.presenter.ts';
import { type Sessions } from './sessions.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class SessionResolver {
  private readonly sessions: Sessions;

  constructor({ sessions }: { sessions: Sessions }) {
    this.sessions = sessions;
  }

  @FieldResolver(() => [SessionFields], {
    nullable: true,
    name: 'sessions',
    description: "The viewer's devices, the last used first, at most 50.",
  })
  findSessions(@Ctx() context: Context) {
    return findSessions(context);
  }

  @Mutation(() => RefreshSessionPayload, {
    description:
      'Fresh tokens for a refresh token, which is used up by it; a used one ends the session. Send it without an Authorization header. UNAUTHENTICATED when it cannot be used.',
  })
  async refreshSession(@Ctx() context: Context, @Args(() => RefreshInput) input: RefreshInput) {
    return { signedIn: presentSignedIn(await this.sessions.refresh(context, input)) };
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the session of the request.',
  })
  async signOut(@Ctx() context: Context) {
    await this.sessions.end(context);
    return { isSignedOut: true };
  }

  @Mutation(() => SignOutEverywherePayload, {
    description: 'Ends every session of the viewer, this one too.',
  })
  async signOutEverywhere(@Ctx() context: Context) {
    return { endedCount: await this.sessions.endAll(context) };
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends one session of the viewer's.",
  })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
  ) {
    return { deletedId: (await this.sessions.endOne(context, id)) ? id : null };
  }
}
