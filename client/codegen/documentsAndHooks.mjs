// A plugin of graphql-codegen: writes the documents of one `X.graphql` as plain data, so that no browser
// parses GraphQL, and Apollo Client's hooks with their types filled in. The published plugins write hooks for
// Apollo Client 3. A fragment's document is written where the fragment stands and imported elsewhere.
import { generateFragmentImportStatement } from '@graphql-codegen/visitor-plugin-common';
import { optimizeDocumentNode } from '@graphql-tools/optimize';
import { concatAST, Kind, visit } from 'graphql';

/** Called by graphql-codegen once a file: answers lines for its top and its body. */
export function plugin(_schema, sources, { externalFragments, fragmentImports }) {
  const { definitions } = optimizeDocumentNode(concatAST(sources.map(({ document }) => document)));
  const own = definitions.filter(isFragment);
  const all = [...externalFragments.map(({ node }) => node), ...own];
  const spreads = spreadsIn(new Map(all.map((node) => [node.name.value, node])));
  const parts = [
    ...innermostFirst(own, spreads).map((node) => fragmentPart(node, spreads(node))),
    ...definitions
      .filter((node) => !isFragment(node))
      .map((node) => operationPart(node, spreads(node))),
  ];
  const imported = new Set(parts.flatMap((part) => [...part.spread]).map(documentOf));
  for (const { name } of own) imported.delete(documentOf(name.value));
  return {
    prepend: [
      `import type { ${listOf(parts, 'types')} } from '@apollo/client';`,
      `import { ${listOf(parts, 'hooks')} } from '@apollo/client/react';`,
      ...documentImports(fragmentImports, imported),
    ],
    content: parts.map(({ text }) => text).join('\n'),
  };
}

function fragmentPart(node, spread) {
  const name = pascalCase(node.name.value);
  const document = documentOf(node.name.value);
  const type = `${name}Fragment`;
  const options = `Omit<useFragment.Options<${type}, OperationVariables>, 'fragment' | 'fragmentName'>`;
  return {
    spread,
    types: ['OperationVariables', 'TypedDocumentNode'],
    hooks: ['useFragment'],
    text: `${documentText(document, node, spread, `TypedDocumentNode<${type}, OperationVariables>`)}
export const use${type} = (options: ${options} & { from: useFragment.FromOptionValue<${type}> }) =>
  useFragment({ ...options, fragment: ${document}, fragmentName: '${node.name.value}' });
`,
  };
}

function operationPart(node, spread) {
  const name = pascalCase(node.name.value);
  const document = `${name}Document`;
  const type = name + pascalCase(node.operation);
  const generics = `${type}, ${type}Variables`;
  const isRequired = node.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const options = isRequired ? 'options' : 'options?';
  const typedDocument = documentText(document, node, spread, `TypedDocumentNode<${generics}>`);
  if (node.operation === 'mutation') {
    return {
      spread,
      types: ['TypedDocumentNode'],
      hooks: ['useMutation'],
      text: `${typedDocument}
export const use${type} = (options?: useMutation.Options<${generics}>) => useMutation(${document}, options);
`,
    };
  }
  return {
    spread,
    types: ['TypedDocumentNode'],
    hooks: ['type SkipToken', 'useLazyQuery', 'useQuery', 'useSuspenseQuery'],
    text: `${typedDocument}
export const use${type} = (${options}: Omit<useQuery.Options<${generics}>, 'returnPartialData'> | SkipToken) => useQuery(${document}, options);
export const use${name}SuspenseQuery = (${options}: useSuspenseQuery.Options<${type}Variables>) => useSuspenseQuery(${document}, options);
export const use${name}LazyQuery = (options?: useLazyQuery.Options<${generics}>) => useLazyQuery(${document}, options);
`,
  };
}

/** The definition itself comes first, so that others can take it from there. */
function documentText(name, node, spread, type) {
  const others = [...spread].map((each) => `${documentOf(each)}.definitions[0]`);
  const definitions = [JSON.stringify(node, withoutPlace), ...others].join(', ');
  return `export const ${name} = {"kind":"Document","definitions":[${definitions}]} as unknown as ${type};`;
}

function withoutPlace(key, value) {
  return key === 'loc' ? undefined : value;
}

/** Answers a function: the names of all fragments that a definition spreads, over any number of steps. */
function spreadsIn(fragments) {
  const spreads = (definition, known = new Set()) => {
    visit(definition, {
      FragmentSpread({ name }) {
        if (known.has(name.value)) return;
        known.add(name.value);
        spreads(fragments.get(name.value), known);
      },
    });
    return known;
  };
  return (definition) => spreads(definition);
}

/** A document stands in its file below those that it takes definitions from. */
function innermostFirst(fragments, spreads) {
  return fragments.toSorted((one, other) => spreads(one).size - spreads(other).size);
}

function documentImports(fragmentImports, wanted) {
  return fragmentImports.flatMap((statement) => {
    const identifiers = statement.importSource.identifiers.filter(({ name }) => wanted.has(name));
    if (identifiers.length === 0) return [];
    const importSource = { ...statement.importSource, identifiers };
    return [generateFragmentImportStatement({ ...statement, importSource }, 'document')];
  });
}

function listOf(parts, key) {
  return [...new Set(parts.flatMap((part) => part[key]))].toSorted().join(', ');
}

function isFragment({ kind }) {
  return kind === Kind.FRAGMENT_DEFINITION;
}

function documentOf(fragment) {
  return `${pascalCase(fragment)}FragmentDoc`;
}

/** As graphql-codegen names types: `card_property` is `Card_Property`. */
function pascalCase(name) {
  return name.replaceAll(/(^|_)([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}
