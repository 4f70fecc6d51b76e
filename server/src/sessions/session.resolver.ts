import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { findSessions } from './findSessions.ts';
import {
  EndSessionPayload,
  RefreshSessionPayload,
  SessionFields,
  SignOutEverywherePayload,
  SignOutPayload,
} from './session.graphql.ts';
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
    description: "The viewer's signed-in devices, last used first, at most 50.",
  })
  findSessions(@Ctx() context: Context) {
    return findSessions(context);
  }

  @Mutation(() => RefreshSessionPayload, {
    description:
      'Exchanges a refresh token for new tokens. Each token works once; reusing one ends the session. Send without an Authorization header. Fails with UNAUTHENTICATED if the token is invalid.',
  })
  async refreshSession(@Ctx() context: Context, @Args(() => RefreshInput) input: RefreshInput) {
    return { signedIn: presentSignedIn(await this.sessions.refresh(context, input)) };
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the current session.',
  })
  async signOut(@Ctx() context: Context) {
    await this.sessions.end(context);
    return { isSignedOut: true };
  }

  @Mutation(() => SignOutEverywherePayload, {
    description: 'Ends all sessions of the viewer, including the current one.',
  })
  async signOutEverywhere(@Ctx() context: Context) {
    return { endedCount: await this.sessions.endAll(context) };
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends one of the viewer's sessions.",
  })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
  ) {
    return { deletedId: (await this.sessions.endOne(context, id)) ? id : null };
  }
}
