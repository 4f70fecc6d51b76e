import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type Context } from '../../platform/context.ts';

/** What is asked, with the text that it was read from. */
export interface AskedQuery<Asker> {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** None where the document has several and none was named, or another one. */
  operation: Pick<OperationDefinitionNode, 'operation'> | undefined;
  source: string;
  variables: Record<string, unknown>;
  contextValue: Asker;
}

/**
 * Answers the queries of these texts by code that is made of each once, in place of a walk through its document for
 * every field. Null where somebody else has to answer: for other texts, for what changes something, and where
 * anything went wrong, so that errors have one wording.
 */
export function compiledQueries<Asker>(texts: ReadonlySet<string>) {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>();

  function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
    const known = compiled.get(document);
    if (known !== undefined) return known;
    const made = compileQuery(schema, document);
    const query = isCompiledQuery(made) ? made : null;
    compiled.set(document, query);
    return query;
  }

  return async (request: AskedQuery<Asker>): Promise<ExecutionResult | null> => {
    if (request.operation?.operation !== OperationTypeNode.QUERY || !texts.has(request.source))
      return null;
    const query = compile(request.schema, request.document);
    const result = await query?.query(undefined, request.contextValue, request.variables);
    return result === undefined || result.errors !== undefined ? null : { data: result.data };
  };
}

/** The same as a part of Apollo Server, which carries out what is not answered here. */
export function compiledPlugin(texts: ReadonlySet<string>): ApolloServerPlugin<Context> {
  const respond = compiledQueries<Context>(texts);
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ request, ...params }) => {
        const result = await respond({ ...params, variables: request.variables ?? {} });
        if (result === null) return null;
        return {
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data: result.data ?? null } },
        };
      },
    }),
  };
}
