import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Page } from '../platform/database/paging.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import {
  createOrdered,
  deleteOrdered,
  duplicateOrdered,
  reorderOrdered,
  updateOrdered,
} from './changeOrdered.ts';
import { findOrdered } from './findOrdered.ts';
import { type OrderedArgs, type OrderedInput } from './ordered.input.ts';
import { type OrderedNoun, withArticle } from './orderedNoun.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What the GraphQL door is told of a noun that administrators put into an order. */
export interface OrderedGraphQL<Parts, Row extends OrderedRecord, Input extends OrderedInput> {
  nounOf: (parts: Parts) => OrderedNoun<Row, Input>;
  /** As operations and types are called: 'Banner' and 'Banners'. */
  names: { one: string; many: string };
  /** For descriptions: 'banner' and 'banners'. */
  words: { one: string; many: string };
  Type: new () => Row;
  Args: new () => OrderedArgs;
  inputs: { create: new () => Input; update: new () => Input };
}

/** The list in the administration and the five changes of such a noun; each noun's are classes of their own. */
export function orderedResolver<Parts, Row extends OrderedRecord, Input extends OrderedInput>(
  graph: OrderedGraphQL<Parts, Row, Input>,
): new (parts: Parts) => object {
  const { nounOf, names, words, inputs } = graph;
  const OnePage = pageType(graph);
  const payloads = payloadTypes(graph);
  // The library tells fields of the administration apart by the names of their methods.
  const listed = fieldOf(names.many);

  @Resolver(() => AdministrationFields)
  class OrderedResolver {
    private readonly noun: OrderedNoun<Row, Input>;

    constructor(parts: Parts) {
      this.noun = nounOf(parts);
    }

    @FieldResolver(() => OnePage, {
      nullable: true,
      description: `The ${words.many}, in their order.`,
      complexity: QUERY_COST.statement,
    })
    [listed](@Ctx() context: Context, @Args(() => graph.Args) args: OrderedArgs) {
      return findOrdered(context, this.noun, args);
    }

    @Mutation(() => payloads.Create, {
      name: `create${names.one}`,
      description: `Adds ${withArticle(words.one)}. INVALID_INPUT by field, CONFLICT when there are as many as there may be, ${ADMINISTRATORS}`,
    })
    async create(
      @Ctx() context: Context,
      @Arg('input', () => inputs.create, { description: `What the ${words.one} says.` })
      input: Input,
    ) {
      return { one: await createOrdered(context, this.noun, input) };
    }

    @Mutation(() => payloads.Update, {
      name: `update${names.one}`,
      description: `Changes ${withArticle(words.one)}. INVALID_INPUT by field, NOT_FOUND, ${ADMINISTRATORS}`,
    })
    async update(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: `The id of the ${words.one}.` }) id: string,
      @Arg('input', () => inputs.update, { description: 'Fields to change.' })
      input: Input,
    ) {
      return { one: await updateOrdered(context, this.noun, { id, input }) };
    }

    @Mutation(() => payloads.Delete, {
      name: `delete${names.one}`,
      description: `Deletes ${withArticle(words.one)} for good. NOT_FOUND, ${ADMINISTRATORS}`,
    })
    async delete(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: `The id of the ${words.one}.` }) id: string,
    ) {
      return { deletedId: await deleteOrdered(context, this.noun, id) };
    }

    @Mutation(() => payloads.Duplicate, {
      name: `duplicate${names.one}`,
      description: `Adds a copy at the end of the ${words.many}, which visitors do not see yet. NOT_FOUND, CONFLICT when there are as many as there may be, ${ADMINISTRATORS}`,
    })
    async duplicate(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: 'Id of the item to copy.' }) id: string,
    ) {
      return { one: await duplicateOrdered(context, this.noun, id) };
    }

    @Mutation(() => payloads.Order, {
      name: `order${names.many}`,
      description: `Puts ${words.many} into the order in which they are named, on the places that they have among themselves. NOT_FOUND names unknown ids, and then nothing is changed; ${ADMINISTRATORS}`,
    })
    async order(
      @Ctx() context: Context,
      @Arg('ids', () => [ID], { description: 'Ids of some or all items in their new order.' })
      ids: string[],
    ) {
      return { all: await reorderOrdered(context, this.noun, ids) };
    }
  }
  return OrderedResolver;
}

const ADMINISTRATORS = 'FORBIDDEN for everybody but a site_admin.';

/** 'ContactDetails' is the field contactDetails. */
function fieldOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

type Named<Row> = Pick<OrderedGraphQL<never, Row & OrderedRecord, never>, 'names' | 'words'> & {
  Type: new () => Row;
};

function pageType<Row>({ names, words, Type }: Named<Row>) {
  @ObjectType(`${names.one}Page`, {
    implements: Page,
    description: `One page of the ${words.many}.`,
  })
  class OrderedPage extends Page {
    @Field(() => [Type], { description: `The ${words.many} of this page, in their order.` })
    items!: Row[];
  }
  return OrderedPage;
}

function payloadTypes<Row>({ names, words, Type }: Named<Row>) {
  @ObjectType()
  abstract class WithOne {
    @Field(() => Type, { name: fieldOf(names.one), description: `The ${words.one} as it is now.` })
    one!: Row;
  }

  @ObjectType(`Create${names.one}Payload`, answeredBy(`create${names.one}`))
  class Create extends WithOne {}

  @ObjectType(`Update${names.one}Payload`, answeredBy(`update${names.one}`))
  class Update extends WithOne {}

  @ObjectType(`Duplicate${names.one}Payload`, answeredBy(`duplicate${names.one}`))
  class Duplicate extends WithOne {}

  @ObjectType(`Delete${names.one}Payload`, answeredBy(`delete${names.one}`))
  class Delete extends WithDeletedId {}

  @ObjectType(`Order${names.many}Payload`, answeredBy(`order${names.many}`))
  class Order {
    @Field(() => [Type], {
      name: fieldOf(names.many),
      description: `All ${words.many}, in their order as it is now.`,
    })
    all!: Row[];
  }
  return { Create, Update, Duplicate, Delete, Order };
}

function answeredBy(mutation: string) {
  return { description: `What the mutation ${mutation} answers.` };
}
