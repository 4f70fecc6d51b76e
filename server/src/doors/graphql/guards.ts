import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import { LIMITS } from '../../../../schema/limits.ts';

const { maxDepth, maxAliases, maxCost, maxAnswerBytes, maxIntrospection } = LIMITS.graphql;
const LARGEST_LIST = 500;

/** Refused before anything runs (depth, aliases, several writes in one request, the schema several times). */
export const GUARD_RULES: readonly ValidationRule[] = [
  maxDepthRule({ n: maxDepth, ignoreIntrospection: true, ...reporting() }),
  maxAliasesRule({ n: maxAliases, ...reporting() }),
  oneRootMutation,
  shortIntrospection,
];

/**
 * Throws when a query asks for more than 12,000 fields, list sizes counted. A field that runs statements of
 * its own, or whose text is long, says what that costs, since in a list it does for every row.
 */
export function refuseCostly(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): void {
  const cost = knownCost({ schema, query, variables, operationName });
  if (cost <= maxCost) return;
  throw new GraphQLError(
    'This query is too large (' +
      cost +
      ' fields, ' +
      maxCost +
      ' at most). Request a smaller page or fewer fields.',
    UNUSABLE,
  );
}

/** Refuses an answer that is too long to be sent (4 MB), whatever its query was estimated at. */
export function refuseLong(response: string, requestId: string): GraphQLError | null {
  if (response.length <= maxAnswerBytes / 4 || Buffer.byteLength(response) <= maxAnswerBytes)
    return null;
  return new GraphQLError(
    `This response would be larger than ${maxAnswerBytes / 1_000_000} MB. Request a smaller page or fewer fields.`,
    { extensions: { code: 'INVALID_INPUT', fields: [], requestId } },
  );
}

const UNUSABLE = { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } };

type Asked = Pick<
  Parameters<typeof getComplexity>[0],
  'schema' | 'query' | 'variables' | 'operationName'
>;

/** What a document costs is counted once for the sizes that it is asked with: a search has others each time. */
function knownCost(request: Asked): number {
  const { schema, query, variables = {}, operationName = '' } = request;
  const known = COSTS.get(query) ?? { sized: sizedBy(query), costs: new Map<string, number>() };
  COSTS.set(query, known);
  const key = JSON.stringify([
    operationName,
    ...known.sized.map((name) => sizeIn(variables[name])),
  ]);
  const cost = known.costs.get(key);
  // One of a wrong type is found by counting.
  if (cost !== undefined && areUsable(schema, query, variables)) return cost;
  const counted = costOf(request);
  if (known.costs.size >= MOST_SIZES) known.costs.clear();
  known.costs.set(key, counted);
  return counted;
}

function sizeIn(value: unknown): unknown {
  return Array.isArray(value) ? [value.length] : value;
}

/** Documents are kept by Apollo Server, and what they cost as long as they are. */
const COSTS = new WeakMap<DocumentNode, { sized: string[]; costs: Map<string, number> }>();
const MOST_SIZES = 100;

/** The variables that the number of fields depends on. */
function sizedBy(query: DocumentNode): string[] {
  const names = new Set<string>();
  const take = (node: ASTNode) =>
    visit(node, { Variable: ({ name }) => void names.add(name.value) });
  visit(query, {
    Directive: take,
    Argument: (argument) => {
      if (SIZES.has(argument.name.value)) take(argument);
    },
  });
  return [...names];
}

function areUsable(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Record<string, unknown>,
): boolean {
  return definitions.every(
    (each) =>
      each.kind !== Kind.OPERATION_DEFINITION ||
      getVariableValues(schema, each.variableDefinitions ?? [], variables).errors === undefined,
  );
}

/** Counting reads the variables first, so it is here that one of a wrong type is found. */
function costOf(operation: Asked): number {
  try {
    return getComplexity({
      ...operation,
      estimators: [
        ({ args, childComplexity, field }) => 1 + extraOf(field) + sizeOf(args) * childComplexity,
      ],
    });
  } catch (error) {
    throw error instanceof GraphQLError ? new GraphQLError(error.message, UNUSABLE) : error;
  }
}

/** The rules throw unless told otherwise, and what is thrown while validating is an error of ours. */
function reporting() {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
    ],
  };
}

/**
 * One intention of a person is one mutation, written out: a fragment could hold several. A kind of operation
 * the schema lacks is the caller's mistake.
 */
function oneRootMutation(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet: { selections } }) {
      const isOneField = selections.length === 1 && selections[0]?.kind === Kind.FIELD;
      if (!context.getSchema().getRootType(operation)) {
        context.reportError(new GraphQLError('There is no ' + operation + ' in this schema.'));
      } else if (operation === OperationTypeNode.MUTATION && !isOneField) {
        context.reportError(new GraphQLError('Send one mutation per request.'));
      }
    },
  };
}

/**
 * What the schema says of itself is counted as long as it is told: lists by the length that they have on average.
 * Tools ask for it once in a request.
 */
function shortIntrospection(context: ValidationContext): ASTVisitor {
  let introspected = 0;
  const known = new Map<string, number>();
  const types = Object.keys(context.getSchema().getTypeMap()).length;
  const fieldsIn = (selections: readonly SelectionNode[]): number =>
    selections.reduce((sum, each) => sum + fieldsOf(each), 0);
  const fieldsOf = (node: SelectionNode): number => {
    if (node.kind === Kind.FIELD) {
      const length = node.name.value === 'types' ? types : (TOLD_LENGTHS[node.name.value] ?? 1);
      return 1 + length * fieldsIn(node.selectionSet?.selections ?? []);
    }
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet.selections);
    const name = node.name.value;
    const before = known.get(name);
    if (before !== undefined) return before;
    // One that holds itself is refused by a rule of its own.
    known.set(name, 0);
    const fields = fieldsIn(context.getFragment(name)?.selectionSet.selections ?? []);
    known.set(name, fields);
    return fields;
  };
  return {
    Field(node) {
      if (!/^__(?:schema|type)$/.test(node.name.value)) return;
      const isWithin = introspected <= maxIntrospection;
      introspected += fieldsOf(node);
      if (isWithin && introspected > maxIntrospection) {
        context.reportError(
          new GraphQLError(
            `This introspection query is too large (${Math.round(introspected)} fields, ${maxIntrospection} at most). Request the schema only once.`,
          ),
        );
      }
    },
  };
}

/** How many of each there are for what holds them, on average. */
const TOLD_LENGTHS: Readonly<Record<string, number>> = {
  fields: 5,
  args: 0.3,
  ofType: 0.5,
  interfaces: 0.1,
  possibleTypes: 0.1,
  directives: 6,
};

function extraOf({ extensions }: GraphQLField<unknown, unknown>): number {
  const { complexity } = extensions;
  return typeof complexity === 'number' ? complexity : 0;
}

const SIZES = new Set(['ids', 'pageSize', 'limit']);

function sizeOf(args: Record<string, unknown>): number {
  const { ids } = args;
  if (Array.isArray(ids)) return Math.min(Math.max(ids.length, 1), LARGEST_LIST);
  const input = args['pageSize'] ?? args['limit'];
  return typeof input === 'number' ? Math.min(Math.max(input, 1), LARGEST_LIST) : 1;
}
