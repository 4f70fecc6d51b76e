import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IsEnum, IsInt, IsOptional } from 'class-validator';
import { LIMITS } from '../../../schema/limits.ts';
import { IsText } from '../platform/validation.ts';

export enum ReportStep {
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}
registerEnumType(ReportStep, {
  name: 'ReportStep',
  description: 'How long a row of a trend is. Days are those of India, weeks begin on Monday.',
});

export enum ReportTopic {
  LISTINGS = 'listings',
  USERS = 'users',
  SOURCES = 'sources',
  STATUSES = 'statuses',
  INTEREST = 'interest',
  REVIEWS = 'reviews',
  CITIES = 'cities',
  SUBTYPES = 'subtypes',
}
registerEnumType(ReportTopic, {
  name: 'ReportTopic',
  description:
    'What is counted: listings, users by type, enquiries by source and by status, views and favourites, how long reviews took, posted listings by city and by subtype.',
});

export enum ReportMeasure {
  COUNT = 'count',
  MINUTES = 'minutes',
}
registerEnumType(ReportMeasure, {
  name: 'ReportMeasure',
  description: 'Whether a number counts something or is a time in whole minutes.',
});

/** Which days, and what of them. */
@ArgsType()
export class ReportInput {
  @Field(() => Int, {
    nullable: true,
    description: `The last so many days, today among them; ${LIMITS.report.days} unless something else is said, at most ${LIMITS.report.mostDays}.`,
  })
  @IsOptional()
  @IsInt({ message: 'Please send days as a whole number.' })
  days?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The first day in India, such as '2026-03-01', instead of days.",
  })
  @IsOptional()
  @IsText()
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The last day in India, such as '2026-03-31'; today when absent.",
  })
  @IsOptional()
  @IsText()
  to?: string | null;

  @Field(() => ReportStep, {
    nullable: true,
    description:
      'How long a row is; days up to a month, weeks up to 120 days, then months when absent.',
  })
  @IsOptional()
  @IsEnum(ReportStep, { message: 'Use day, week or month for step.' })
  step?: `${ReportStep}` | null;

  @Field(() => [ReportTopic], {
    nullable: true,
    description: 'Only these; all when absent or empty.',
  })
  @IsOptional()
  @IsEnum(ReportTopic, { each: true, message: 'Use the names of topics.' })
  topics?: readonly `${ReportTopic}`[] | null;
}

@ObjectType('ReportColumn', { description: 'What one column of a report holds.' })
export class ReportColumnFields {
  @Field(() => String, { description: "The name of the column, for programs: 'posted'." })
  key!: string;

  @Field(() => String, { description: "The head of the column, for people: 'Posted'." })
  label!: string;

  @Field(() => ReportMeasure, { description: 'Whether the numbers count things or are times.' })
  measure!: `${ReportMeasure}`;

  @Field(() => Int, {
    nullable: true,
    description: 'Of the whole range; null where there is none, such as the median of nothing.',
  })
  total!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The same of as many days just before; null where there is none.',
  })
  before!: number | null;
}

@ObjectType('ReportRow', { description: 'A period, a city or a subtype, and its numbers.' })
export class ReportRowFields {
  @Field(() => [String], {
    description:
      'What the row is about, one text for each head: the first and last day of a period.',
  })
  names!: readonly string[];

  @Field(() => [Int], {
    nullable: 'items',
    description: 'One number for each column; null where there is none.',
  })
  values!: readonly (number | null)[];
}

@ObjectType('ReportTable', { description: 'One table of the reports.' })
export class ReportTableFields {
  @Field(() => ReportTopic, { description: 'What the table counts, for programs.' })
  topic!: `${ReportTopic}`;

  @Field(() => String, { description: "The heading of the table, for people: 'Listings'." })
  title!: string;

  @Field(() => String, { description: 'What counts, in a sentence.' })
  note!: string;

  @Field(() => Boolean, {
    description: 'True where the rows are periods, the oldest first, false for a ranking.',
  })
  isTrend!: boolean;

  @Field(() => [String], {
    description: "Of the names of a row: 'From' and 'To', or 'City' and 'State'.",
  })
  heads!: readonly string[];

  @Field(() => [ReportColumnFields], {
    description: 'What the numbers of a row are, in their order.',
  })
  columns!: readonly ReportColumnFields[];

  @Field(() => [ReportRowFields], {
    description: 'Every period, also one of nothing; of a ranking those with most.',
  })
  rows!: readonly ReportRowFields[];
}

@ObjectType('Waiting', { description: 'What waits for a decision at this moment.' })
export class WaitingFields {
  @Field(() => Int, { description: 'Listings and edits that wait.' })
  total!: number;

  @Field(() => Int, {
    description: `Those of them that wait for more than ${LIMITS.report.longWaitHours} hours.`,
  })
  long!: number;
}

@ObjectType('Report', { description: 'The marketplace over some days.' })
export class ReportFields {
  @Field(() => String, { description: "The first day in India: '2026-03-01'." })
  from!: string;

  @Field(() => String, { description: "The last day in India, which belongs to it: '2026-03-31'." })
  to!: string;

  @Field(() => ReportStep, { description: 'How long a row of a trend is.' })
  step!: `${ReportStep}`;

  @Field(() => [ReportTableFields], {
    description: 'What was asked for, in the order of the topics.',
  })
  tables!: readonly ReportTableFields[];

  @Field(() => WaitingFields, {
    description: 'What waits for a decision at this moment, whatever the days are.',
  })
  waiting!: WaitingFields;
}
