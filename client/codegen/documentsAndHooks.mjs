// A plugin of graphql-codegen: writes the documents of one `X.graphql` as plain data, so that no browser
// parses GraphQL, and Apollo Client's hooks with their types filled in. The published plugins write hooks for
// Apollo Client 3. A fragment's document is written where the fragment stands and imported elsewhere; an
// operation carries its `id`, by which it is sent in place of its text.
import { dirname, relative } from 'node:path';
import { Kind } from 'graphql';
import { definitionsOf, isPartOf, persisted, spreadBy } from './operations.mjs';

/** Called by graphql-codegen once a file: answers lines for its top and its body. */
export async function plugin(_schema, sources, { externalFragments, fragmentImports }) {
  const { fragments: own, operations } = definitionsOf(sources);
  const fragments = [...externalFragments.map(({ node }) => node), ...own];
  const spread = (node) => spreadBy(node, fragments).map(({ name }) => name.value);
  // A document stands in its file below those that it takes definitions from.
  const innermostFirst = own.toSorted((one, other) => spread(one).length - spread(other).length);
  const parts = innermostFirst.map((node) => fragmentPart(node, spread(node)));
  for (const node of operations) {
    const { id } = await persisted(node, fragments);
    const partOf = operations.find((other) => isPartOf(node, other, fragments))?.name.value;
    parts.push(operationPart({ ...node, id, partOf }, spread(node)));
  }
  const isOwn = (name) => own.some((node) => node.name.value === name);
  const imported = parts.flatMap((part) => part.spread).filter((name) => !isOwn(name));
  return {
    prepend: [
      `import type { ${listOf(parts.flatMap(({ types }) => types))} } from '@apollo/client';`,
      `import { ${listOf(parts.flatMap(({ hooks }) => hooks))} } from '@apollo/client/react';`,
      ...documentImports(fragmentImports, new Set(imported.map(documentOf))),
    ],
    content: parts.map(({ text }) => text).join('\n'),
  };
}

function fragmentPart(node, spread) {
  const name = node.name.value;
  const document = documentOf(name);
  const type = `${pascalCase(name)}Fragment`;
  const options = `Omit<useFragment.Options<${type}, OperationVariables>, 'fragment' | 'fragmentName'>`;
  return {
    spread,
    types: ['OperationVariables', 'TypedDocumentNode'],
    hooks: ['useFragment'],
    text: `${documentText(document, node, spread, `TypedDocumentNode<${type}, OperationVariables>`)}
export const use${type} = (options: ${options} & { from: useFragment.FromOptionValue<${type}> }) =>
  useFragment({ ...options, fragment: ${document}, fragmentName: '${name}' });
`,
  };
}

function operationPart(node, spread) {
  const name = pascalCase(node.name.value);
  const document = `${name}Document`;
  const type = name + pascalCase(node.operation);
  const generics = `${type}, ${type}Variables`;
  const typed = documentText(document, node, spread, `TypedDocumentNode<${generics}>`);
  const types = ['TypedDocumentNode'];
  if (node.operation === 'mutation') {
    const text = `${typed}
export const use${type} = (options?: useMutation.Options<${generics}>) => useMutation(${document}, options);
`;
    return { spread, types, hooks: ['useMutation'], text };
  }
  const isRequired = node.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const options = isRequired ? 'options' : 'options?';
  const hooks = ['type SkipToken', 'useLazyQuery', 'useQuery', 'useSuspenseQuery'];
  const text = `${typed}
export const use${type} = (${options}: Omit<useQuery.Options<${generics}>, 'returnPartialData'> | SkipToken) => useQuery(${document}, options);
export const use${name}SuspenseQuery = (${options}: Omit<useSuspenseQuery.Options<${type}Variables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(${document}, options);
export const use${name}LazyQuery = (options?: useLazyQuery.Options<${generics}>) => useLazyQuery(${document}, options);
`;
  return { spread, types, hooks, text };
}

/** The definition itself comes first, so that others can take it from there. */
function documentText(name, node, spread, type) {
  const own = JSON.stringify(node, (key, value) => (isLeftOut(key, value) ? undefined : value));
  const definitions = [own, ...spread.map((each) => `${documentOf(each)}.definitions[0]`)].join(
    ', ',
  );
  return `export const ${name} = {"kind":"Document","definitions":[${definitions}]} as unknown as ${type};`;
}

/** Where it stood in its file, and lists of nothing. */
function isLeftOut(key, value) {
  return key === 'loc' || (Array.isArray(value) && value.length === 0);
}

function documentImports(fragmentImports, wanted) {
  return fragmentImports.flatMap(({ outputPath, importSource: { path, identifiers } }) => {
    const names = identifiers.map(({ name }) => name).filter((name) => wanted.has(name));
    if (names.length === 0) return [];
    const way = relative(dirname(outputPath), path);
    return [`import { ${listOf(names)} } from '${way.startsWith('.') ? way : `./${way}`}';`];
  });
}

function listOf(names) {
  return [...new Set(names)].toSorted().join(', ');
}

function documentOf(fragment) {
  return `${pascalCase(fragment)}FragmentDoc`;
}

/** As graphql-codegen names types: `card_property` is `Card_Property`. */
function pascalCase(name) {
  return name.replaceAll(/(^|_)([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}
