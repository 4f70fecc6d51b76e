import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { IsEnum, IsInt, IsOptional } from 'class-validator';
import { LIMITS } from '../../../schema/limits.ts';
import { IsText } from '../platform/validation.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const ReportStep = graphqlEnum(
  'ReportStep',
  'Length of a row in a trend. Days are in Indian time; weeks begin on Monday.',
  ['day', 'week', 'month'],
);
export type ReportStep = (typeof ReportStep)[string];

export const ReportTopic = graphqlEnum(
  'ReportTopic',
  'Topic of a report table: listings, users by type, enquiries by source and by status, views and favourites, review times, posted listings by city and by subtype.',
  ['listings', 'users', 'sources', 'statuses', 'interest', 'reviews', 'cities', 'subtypes'],
);
export type ReportTopic = (typeof ReportTopic)[string];

export const ReportMeasure = graphqlEnum(
  'ReportMeasure',
  'Unit of a value: a count, or a duration in whole minutes.',
  ['count', 'minutes'],
);
export type ReportMeasure = (typeof ReportMeasure)[string];

/** Which days, and what of them. */
@ArgsType()
export class ReportInput {
  @Field(() => Int, {
    nullable: true,
    description: `Number of days up to and including today, at most ${LIMITS.report.mostDays}. Default: ${LIMITS.report.days}.`,
  })
  @IsOptional()
  @IsInt({ message: 'Please send days as a whole number.' })
  days?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "First day (Indian time), such as '2026-03-01'. Replaces days.",
  })
  @IsOptional()
  @IsText()
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day (Indian time), such as '2026-03-31'. Default: today.",
  })
  @IsOptional()
  @IsText()
  to?: string | null;

  @Field(() => ReportStep, {
    nullable: true,
    description:
      'Length of each row. Default: days up to a month, weeks up to 120 days, otherwise months.',
  })
  @IsOptional()
  @IsEnum(ReportStep, { message: 'Use day, week or month for step.' })
  step?: ReportStep | null;

  @Field(() => [ReportTopic], {
    nullable: true,
    description: 'Topics to include. All if omitted or empty.',
  })
  @IsOptional()
  @IsEnum(ReportTopic, { each: true, message: 'Use the names of topics.' })
  topics?: readonly ReportTopic[] | null;
}

@ObjectType('ReportColumn', { description: 'A column of a report table.' })
export class ReportColumnFields {
  @Field(() => String, { description: "Machine-readable name of the column, such as 'posted'." })
  key!: string;

  @Field(() => String, { description: "Column heading, such as 'Posted'." })
  label!: string;

  @Field(() => ReportMeasure, { description: 'Whether the values are counts or durations.' })
  measure!: ReportMeasure;

  @Field(() => Int, {
    nullable: true,
    description:
      'Value for the whole range. Null if there is none, such as the median of no values.',
  })
  total!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Value for the same number of days before the range. Null if there is none.',
  })
  before!: number | null;
}

@ObjectType('ReportRow', { description: 'Values for a period, a city or a subtype.' })
export class ReportRowFields {
  @Field(() => [String], {
    description: 'Row labels, one for each heading: first and last day for a period.',
  })
  names!: readonly string[];

  @Field(() => [Int], {
    nullable: 'items',
    description: 'One value for each column. Null if there is none.',
  })
  values!: readonly (number | null)[];
}

@ObjectType('ReportTable', { description: 'A table of a report.' })
export class ReportTableFields {
  @Field(() => ReportTopic, { description: 'Topic of the table.' })
  topic!: ReportTopic;

  @Field(() => String, { description: "Heading of the table, such as 'Listings'." })
  title!: string;

  @Field(() => String, { description: 'Explanation of the figures in one sentence.' })
  note!: string;

  @Field(() => Boolean, {
    description: 'Whether rows are periods, oldest first. False for a ranking.',
  })
  isTrend!: boolean;

  @Field(() => [String], {
    description: "Headings of the row labels: 'From' and 'To', or 'City' and 'State'.",
  })
  heads!: readonly string[];

  @Field(() => [ReportColumnFields], {
    description: 'Value columns, in the order of the values in each row.',
  })
  columns!: readonly ReportColumnFields[];

  @Field(() => [ReportRowFields], {
    description:
      'Rows. Trends include periods without data; rankings include the top entries only.',
  })
  rows!: readonly ReportRowFields[];
}

@ObjectType('Waiting', { description: 'Listings awaiting a decision.' })
export class WaitingFields {
  @Field(() => Int, { description: 'Number of listings and edits awaiting a decision.' })
  total!: number;

  @Field(() => Int, {
    description: `Number of these waiting for more than ${LIMITS.report.longWaitHours} hours.`,
  })
  long!: number;
}

@ObjectType('Report', { description: 'Report on the marketplace over a range of days.' })
export class ReportFields {
  @Field(() => String, { description: "First day (Indian time), such as '2026-03-01'." })
  from!: string;

  @Field(() => String, { description: "Last day (Indian time), inclusive, such as '2026-03-31'." })
  to!: string;

  @Field(() => ReportStep, { description: 'Length of each row in trends.' })
  step!: ReportStep;

  @Field(() => [ReportTableFields], {
    description: 'Requested tables, in topic order.',
  })
  tables!: readonly ReportTableFields[];

  @Field(() => WaitingFields, {
    description: 'Listings awaiting a decision now, regardless of the range.',
  })
  waiting!: WaitingFields;
}
