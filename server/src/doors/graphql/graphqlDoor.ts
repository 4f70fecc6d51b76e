import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import fastifyApollo from '@as-integrations/fastify';
import { type FastifyInstance } from 'fastify';
import {
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { isObject, parseJson } from '../../../../schema/rules/json.ts';
import { refusalOf } from '../../authorization/viewer.policy.ts';
import { type Context } from '../../platform/context.ts';
import { type Disk } from '../../platform/disk.ts';
import { Failure } from '../../platform/failures.ts';
import { toGraphQLError } from '../../platform/http/errorMapper.ts';
import { currentTrace, noteWrite } from '../../platform/observability/trace.ts';
import { type ContextSource, requestContext } from '../requestContext.ts';
import { isMultipart, type UploadRoom } from '../uploads.ts';
import { compiledPlugin } from './compiledQueries.ts';
import { GUARD_RULES, refuseCostly, refuseLong } from './guards.ts';
import { serveGraphiql } from './graphiql.ts';
import { readPersistedQueries } from './persistedQueries.ts';
import { acceptUploads, statusOf } from './uploads.ts';
import { refuseOtherMethods } from '../otherMethods.ts';

export interface GraphQLRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

export interface GraphQLDoor {
  /** Executes in process, for server-rendered pages. */
  execute(request: GraphQLRequest, context: Context): Promise<FormattedExecutionResult>;
  close(): Promise<void>;
}

/** POST and GET /graphql, in a browser a page to ask from. Introspection is on: the schema is public. */
export async function registerGraphQLDoor(
  http: FastifyInstance,
  schema: GraphQLSchema,
  source: ContextSource,
  uploads: UploadRoom,
  root: string,
): Promise<GraphQLDoor> {
  const persisted = await readPersistedQueries(PERSISTED_QUERIES);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.graphql.maxTokens },
    validationRules: [...GUARD_RULES],
    persistedQueries: persisted.options,
    plugins: [
      await serveGraphiql(http, root),
      bearerPlugin(),
      costPlugin(),
      writePlugin(source.disk),
      funnelPlugin(),
      compiledPlugin(persisted.texts),
      // No answer is for caches, and looking at each field for what it says of them costs a fifth of a list.
      ApolloServerPluginCacheControlDisabled(),
    ],
    logger: source.log,
  });
  await apollo.start();
  await http.register(async (scope) => {
    acceptUploads(scope, { source, uploads });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (typeof payload !== 'string') return payload;
      if (reply.statusCode === 400) return inOurWords(payload, request.id);
      const refusal = refuseLong(payload, request.id);
      if (refusal === null) return payload;
      void reply.code(400);
      return JSON.stringify({ errors: [refusal] });
    });
    await scope.register(fastifyApollo(apollo), {
      path: PATH,
      method: [...METHODS],
      context: (request, reply) => requestContext(source, request, reply),
    });
    refuseOtherMethods(
      scope,
      METHODS.map((method) => ({ method, url: PATH })),
    );
  });
  return {
    execute: async (request, context) => {
      const response = await apollo.executeOperation(request, { contextValue: context });
      if (response.body.kind !== 'single') throw new Error('Incremental delivery is not used.');
      return response.body.singleResult;
    },
    close: () => apollo.stop(),
  };
}

/** What is no request of GraphQL at all is refused before any plugin hears of it: it has the shape of all refusals. */
function inOurWords(payload: string, requestId: string): string {
  const body = parseJson(payload);
  if (!isObject(body) || !Array.isArray(body['errors'])) return payload;
  const errors = body['errors'].map((error: unknown) =>
    isObject(error) && isObject(error['extensions']) && error['extensions']['code'] === BAD_REQUEST
      ? { ...error, extensions: { code: 'INVALID_INPUT', fields: [], requestId } }
      : error,
  );
  return JSON.stringify({ ...body, errors });
}

/** Apollo Server's word. */
const BAD_REQUEST = 'BAD_REQUEST';

const PATH = '/graphql';
const METHODS = ['GET', 'POST', 'OPTIONS'] as const;

/** Written by graphql-codegen, from the directory that the server is started in. */
const PERSISTED_QUERIES = 'schema/persistedQueries.json';

/** A token that cannot be used is refused as a whole: our client then fetches a fresh one. */
function bearerPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { viewer } }) => ({
      didResolveOperation: async () => {
        const refusal = viewer.kind === 'visitor' ? refusalOf(viewer.refusal) : null;
        if (refusal !== null) throw asWhole(refusal);
      },
    }),
  };
}

function costPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, request, operationName }) => {
        const trace = currentTrace();
        if (trace && operationName) trace.operation = operationName;
        refuseCostly(schema, document, request.variables ?? {}, operationName ?? undefined);
      },
    }),
  };
}

/** What is written is noted, and refused while there is no room for it. */
function writePlugin(disk: Disk): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation }) => {
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        noteWrite();
        await disk.refuseWrite().catch((error: unknown) => {
          throw error instanceof Failure ? asWhole(error) : error;
        });
      },
    }),
  };
}

/** The refusal of a request of which nothing is carried out, with its own status. */
function asWhole(refusal: Failure): GraphQLError {
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: refusal.status } },
  });
}

/** Every error leaves through the error mapper, so no door words its own refusals. */
function funnelPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ request, response, contextValue, errors }) => {
        if (response.body.kind !== 'single' || !errors || errors.length === 0) return;
        const { requestId, log } = contextValue;
        const funnelled = errors.map((error) => toGraphQLError(error, { requestId, log }));
        response.body.singleResult.errors = funnelled.map((error) => error.toJSON());
        const retryAfter = funnelled[0]?.extensions['retryAfter'];
        response.http.headers ??= new HeaderMap();
        if (typeof retryAfter === 'number') {
          response.http.headers.set('retry-after', String(retryAfter));
        }
        // An upload is one operation alone, so its refusal is that of the request, read or unread.
        const type = request.http?.headers.get('content-type');
        if (isMultipart({ 'content-type': type })) response.http.status = statusOf(funnelled[0]);
      },
    }),
  };
}
