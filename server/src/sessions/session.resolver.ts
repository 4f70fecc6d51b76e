import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { findSessions } from './findSessions.ts';
import { SessionFields, SignedIn } from './session.graphql.ts';
import { RefreshInput } from './session.input.ts';
import { presentSignedIn } from './session.presenter.ts';
import { type Sessions } from './sessions.ts';

@Resolver()
export class SessionResolver {
  private readonly sessions: Sessions;

  constructor({ sessions }: { sessions: Sessions }) {
    this.sessions = sessions;
  }

  @Query(() => [SessionFields], {
    nullable: true,
    name: 'sessions',
    description:
      "The viewer's devices, the last used first, at most 50. UNAUTHENTICATED for a visitor.",
  })
  findSessions(@Ctx() context: Context) {
    return findSessions(context);
  }

  @Mutation(() => SignedIn, {
    description:
      'Fresh tokens for a refresh token, which is used up by it; a used one ends the session. Send it without an Authorization header. UNAUTHENTICATED when it cannot be used.',
  })
  async refreshSession(@Ctx() context: Context, @Args(() => RefreshInput) input: RefreshInput) {
    return presentSignedIn(await this.sessions.refresh(context, input));
  }

  // D-32.
  @Mutation(() => Boolean, {
    description: 'Ends the session of the request. True, also when there was none.',
  })
  async signOut(@Ctx() context: Context) {
    await this.sessions.end(context);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends every session of the viewer, this one too. Answers how many there were.',
  })
  signOutEverywhere(@Ctx() context: Context) {
    return this.sessions.endAll(context);
  }

  @Mutation(() => Boolean, {
    description: "Ends one session of the viewer's. False when there is none of this id.",
  })
  endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
  ) {
    return this.sessions.endOne(context, id);
  }
}
